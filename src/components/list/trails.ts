import { onSessionEnd } from '@/session/forget';
import type { Trail } from './trail';

/** Of each kind of thing the list that was shown last: in memory, and no longer than the session. */
export const trails = new Map<string, Trail>();
onSessionEnd(() => trails.clear());
