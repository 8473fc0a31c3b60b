export * from './convert.ts';
export * from './diff.ts';
export * from './patch.ts';
export * from './scan.ts';
export * from './table.ts';
export * from './types.ts';
