export * from './code-name.ts';
export * from './data.ts';
export * from './files.ts';
export * from './find-codes.ts';
export * from './lookup.ts';
export * from './nearest.ts';
export * from './retry.ts';
export * from './types.ts';
