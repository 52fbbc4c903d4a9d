import { benchList } from './bench/list';

await benchList();
