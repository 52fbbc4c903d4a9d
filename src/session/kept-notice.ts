import { getIntl } from '@umijs/max';
import { withUi } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { createT } from '@/utils/text';
import { getStoredTitles } from './drafts';

const KEY = 'kept';

/** Lists the dialogs with stored drafts; stays until they were opened or it is closed. */
export function showKeptNotice() {
  const titles = getStoredTitles();
  if (titles.length === 0) return;
  const title = createT(getIntl(), loginTexts)('kept');
  withUi(({ notification }) =>
    notification.info({ key: KEY, title, description: titles.join('\n'), role: 'status', duration: 0 }),
  );
}

/** Called when a dialog has restored its draft. */
export function updateKeptNotice() {
  if (getStoredTitles().length > 0) showKeptNotice();
  else hideKeptNotice();
}

export const hideKeptNotice = () => withUi(({ notification }) => notification.destroy(KEY));
