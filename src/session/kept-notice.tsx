import { getIntl, history } from '@umijs/max';
import { Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { withUi } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { createT } from '@/utils/text';
import { type DraftPlace, getStoredPlaces } from './drafts';

const KEY = 'kept';

const KeptPlace = ({ title, path }: DraftPlace) => (
  <div>
    {path === undefined ? (
      title
    ) : (
      <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => history.push(path)}>
        {title}
      </Button>
    )}
  </div>
);

/**
 * Lists the dialogs and forms with stored drafts, the latter as links; stays until they were opened or it is closed.
 *
 * @param error why the last changes of a form were not saved after it was left
 */
export function showKeptNotice(error?: unknown) {
  const places = getStoredPlaces();
  if (places.length === 0) return;
  const t = createT(getIntl(), loginTexts);
  withUi(({ notification }) =>
    notification.open({
      key: KEY,
      type: error === undefined ? 'info' : 'error',
      title: t(error === undefined ? 'kept' : 'unsaved'),
      description: (
        <>
          {error !== undefined && <ErrorText error={error} />}
          {places.map((place) => (
            <KeptPlace key={place.title} {...place} />
          ))}
        </>
      ),
      role: error === undefined ? 'status' : 'alert',
      duration: 0,
    }),
  );
}

/** Called when a form has restored its draft, and after sign-in. */
export function updateKeptNotice() {
  if (getStoredPlaces().length > 0) showKeptNotice();
  else hideKeptNotice();
}

export const hideKeptNotice = () => withUi(({ notification }) => notification.destroy(KEY));
