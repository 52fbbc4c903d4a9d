import { benchRecord } from './bench/record';

await benchRecord();
