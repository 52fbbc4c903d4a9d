import { RelativeTime } from '@/components/display/RelativeTime';
import { reviewState } from '@/domain/hint/review';
import { useText } from '@/hooks/useText';
import { reviewTexts } from '@/locales/review';
import type { Reviewed } from './reviewed';

/** Result of the last review, by whom and with which note, and the pending request; empty before the first. */
export function LastReview({ reviewed }: { reviewed: Reviewed }) {
  const t = useText(reviewTexts);
  const state = reviewState(reviewed);
  return (
    <>
      {state !== 'open' && <p>{t('last', { state: t(state), name: reviewed.reviewedByName ?? '—' })}</p>}
      {reviewed.reviewNote !== null && <p>{t('lastNote', { note: reviewed.reviewNote })}</p>}
      {reviewed.reviewRequestedAt !== null && (
        <p>
          {t('requested.of', {
            by: reviewed.reviewRequestedByName ?? '—',
            name: reviewed.reviewRequestedOfName ?? t('request.anyone'),
          })}
          <RelativeTime instant={reviewed.reviewRequestedAt} />
        </p>
      )}
    </>
  );
}
