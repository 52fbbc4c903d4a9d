import { confirmLeaving, hasUnsavedWork } from '@/components/form/leave-guard';
import { hasUnsavedForms } from '@/session/drafts';
import { isSending } from '@/session/sending';
import { leave } from '@/session/session';

/** Signs out, after asking if that would lose unsaved work: a form, an import without one, or an upload. */
export async function logOut() {
  const hasToLose = hasUnsavedForms() || hasUnsavedWork() || isSending();
  if (!hasToLose || (await confirmLeaving())) await leave('logout');
}
