import type { Life } from '../life/life';
import { hotwordLife } from './hotword';

/** Every kind of thing that has a life of its own, what others stand on first. */
export const lives: readonly Life[] = [hotwordLife];
