import { benchStart } from './bench/start';

// So that what is to be undone at the end is undone when the bench is interrupted too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await benchStart();
