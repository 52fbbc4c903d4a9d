import { getIntl, history } from '@umijs/max';
import { Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { withUi } from '@/errors/ui';
import { formTexts } from '@/locales/form';
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

/**
 * Says that a form was left before its last changes were saved, and leads back to it; stays until the form has restored
 * them or it is closed.
 *
 * @param path of the form, which finds its draft
 * @param error why the last save failed
 */
export function showUnsavedNotice(path: string, error: unknown) {
  const t = createT(getIntl(), formTexts);
  withUi(({ notification }) =>
    notification.error({
      key: KEY,
      title: t('unsaved'),
      description: <ErrorText error={error} />,
      role: 'alert',
      duration: 0,
      actions: (
        <Button size="small" type="primary" onClick={() => history.push(path)}>
          {t('unsaved.return')}
        </Button>
      ),
    }),
  );
}

/** Called when a form has restored its draft. */
export function updateKeptNotice() {
  if (getStoredTitles().length > 0) showKeptNotice();
  else hideKeptNotice();
}

export const hideKeptNotice = () => withUi(({ notification }) => notification.destroy(KEY));
