import { getIntl } from '@umijs/max';
import { withUi } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { createT } from '@/utils/text';
import { getStoredTitles } from './drafts';

const KEY = 'kept';

/** Names the dialogs whose texts wait until they are opened again; stays until they are, or until it is closed. */
export function showKeptNotice() {
  const titles = getStoredTitles();
  if (titles.length === 0) return;
  const title = createT(getIntl(), loginTexts)('kept');
  withUi(({ notification }) =>
    notification.info({ key: KEY, title, description: titles.join('\n'), role: 'status', duration: 0 }),
  );
}

/** A dialog has its text again. */
export function updateKeptNotice() {
  if (getStoredTitles().length > 0) showKeptNotice();
  else hideKeptNotice();
}

export const hideKeptNotice = () => withUi(({ notification }) => notification.destroy(KEY));
