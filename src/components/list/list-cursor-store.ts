import { onSessionEnd } from '@/session/forget';
import type { ListCursor } from './list-cursor';

/** The last list shown for each entity, by list name; in memory, cleared when the session ends. */
export const listCursorStore = new Map<string, ListCursor>();
onSessionEnd(() => listCursorStore.clear());
