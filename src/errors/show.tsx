import { getIntl, history } from '@umijs/max';
import { errorTexts } from '@/locales/error';
import { createT } from '@/utils/text';
import { AppError } from './app-error';
import { getPresentation } from './catalogue';
import { describeError } from './describe';
import { ErrorText } from './ErrorText';
import { reportError } from './report';
import { withUi } from './ui';

const EXCEPTION_PATH = '/exception';

/** URL of the error page (docs/spec.md section 8, showType 9). */
export function exceptionPath(errorCode: string | undefined, errorMessage: string) {
  const query = new URLSearchParams({ ...(errorCode && { errorCode }), errorMessage });
  return `${EXCEPTION_PATH}?${query}`;
}

function notify(error: AppError, { errorCode }: { errorCode?: string }, options?: { duration: number }) {
  withUi(({ notification }) =>
    notification.error({
      title: errorCode ?? createT(getIntl(), errorTexts)('requestFailed'),
      description: <ErrorText error={error} />,
      role: 'alert',
      ...options,
    }),
  );
}

/** Shows a failed request once, as the catalog says. */
export function showError(error: AppError) {
  if (error.handled) return;
  error.handled = true;
  const shown = getPresentation(error, navigator.onLine);
  if (shown.how === 'silent') return;

  const described = describeError(error);
  const { how } = shown;
  switch (how) {
    case 'notification':
      notify(error, shown);
      break;
    case 'page':
      history.push(exceptionPath(shown.errorCode, described.title));
      // Unsaved changes can keep the operator on the page: the error is shown here instead.
      if (history.location.pathname !== EXCEPTION_PATH) notify(error, shown, { duration: 0 });
      break;
    default:
      // The text is the key, so that ten equal errors show one message.
      withUi(({ message }) =>
        message.open({
          type: how,
          content: <ErrorText error={error} />,
          key: `${how}:${described.title}`,
        }),
      );
  }
}

/** Shows the error of an action, unless it was shown already. */
export function showUnexpected(error: unknown) {
  if (error instanceof AppError) {
    showError(error);
    return;
  }
  reportError(error, 'action');
  withUi(({ message }) => message.error(<ErrorText error={error} />));
}
