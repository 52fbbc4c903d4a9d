import { getIntl } from '@umijs/max';
import { errorTexts } from '@/locales/error';
import { createT } from '@/utils/text';
import { AppError } from './app-error';
import { getPresentation } from './catalogue';

/** Title and details of an error for the operator. */
export function describeError(error: unknown) {
  const text = createT(getIntl(), errorTexts);
  if (!(error instanceof AppError)) return { title: text('unexpected') };
  const shown = getPresentation(error, navigator.onLine);
  if (shown.how === 'silent') return { title: text('requestError') };
  return {
    title: shown.text ?? text(shown.fallback),
    detail: shown.detail && text(shown.detail),
    requestId: shown.requestId && text('requestId', { id: shown.requestId }),
  };
}
