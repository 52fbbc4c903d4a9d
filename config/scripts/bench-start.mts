import { benchStart } from './bench/start';

// Exit handlers undo the changes of the bench; an interrupt would otherwise skip them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await benchStart();
