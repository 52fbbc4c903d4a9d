import { benchSteps } from './bench/steps';

await benchSteps();
