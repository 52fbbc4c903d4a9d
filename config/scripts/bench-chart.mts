import { benchChart } from './bench/chart';

await benchChart();
