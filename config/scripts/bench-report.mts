import { benchReport } from './bench/report';

await benchReport();
