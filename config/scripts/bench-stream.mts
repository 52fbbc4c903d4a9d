import { benchStream } from './bench/stream';

await benchStream(process.argv.slice(2));
