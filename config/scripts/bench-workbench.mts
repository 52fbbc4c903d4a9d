import { benchWorkbench } from './bench/workbench';

await benchWorkbench();
