import { getIntl } from '@umijs/max';
import { say } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { textOf } from '@/utils/text';
import { keptTitles } from './drafts';

const KEY = 'kept';

/** Names the dialogs whose texts wait until they are opened again; stays until they are, or until it is closed. */
export function showKeptNotice() {
  const titles = keptTitles();
  if (titles.length === 0) return;
  const title = textOf(getIntl(), loginTexts)('kept');
  say(({ notification }) =>
    notification.info({ key: KEY, title, description: titles.join('\n'), role: 'status', duration: 0 }),
  );
}

/** A dialog has its text again. */
export function updateKeptNotice() {
  if (keptTitles().length > 0) showKeptNotice();
  else hideKeptNotice();
}

export const hideKeptNotice = () => say(({ notification }) => notification.destroy(KEY));
