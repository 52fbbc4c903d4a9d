import { onSessionEnd } from '@/session/forget';
import type { ListCursor } from './list-cursor';

/** Of each kind of thing the list that was shown last: in memory, and no longer than the session. */
export const listCursorStore = new Map<string, ListCursor>();
onSessionEnd(() => listCursorStore.clear());
