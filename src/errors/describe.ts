import { getIntl } from '@umijs/max';
import { errorTexts } from '@/locales/error';
import { createT, type TextOf } from '@/utils/text';
import { AppError } from './app-error';
import { getPresentation, type Presentation } from './catalogue';

/** From this time on, a wait is shown in minutes. */
const LONG_WAIT_SECONDS = 120;

function describeDetail(
  { detail, retryAfterSeconds: seconds }: Extract<Presentation, { detail?: unknown }>,
  text: TextOf<typeof errorTexts>,
) {
  if (detail !== 'tooMany' || !seconds) return detail && text(detail);
  return seconds < LONG_WAIT_SECONDS
    ? text('retryInSeconds', { seconds })
    : text('retryInMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** Title and details of an error for the operator. */
export function describeError(error: unknown) {
  const text = createT(getIntl(), errorTexts);
  if (!(error instanceof AppError)) return { title: text('unexpected') };
  const shown = getPresentation(error, navigator.onLine);
  if (shown.how === 'silent') return { title: text('requestError') };
  return {
    title: shown.text ?? text(shown.fallback),
    detail: describeDetail(shown, text),
    requestId: shown.requestId && text('requestId', { id: shown.requestId }),
  };
}
