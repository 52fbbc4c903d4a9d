import { benchNavigation } from './bench/navigation';

await benchNavigation();
