import { config } from 'zod/mini';

// The probe for `eval` would break the page's content security policy; it runs when the first schema is made.
config({ jitless: true });

export * from 'zod/mini';
