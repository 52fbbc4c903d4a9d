import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import { Hint } from '@/components/feedback/Hint';
import { reviewState } from '@/domain/hint/review';
import { useText } from '@/hooks/useText';
import { reviewTexts } from '@/locales/review';
import type { Reviewed } from './reviewed';

const tones = { passed: 'success', refused: 'error', open: 'warning' } satisfies Record<string, Tone>;

/** State of a medical review, with its note, if any, in a tooltip. */
export function ReviewBadge({ reviewed }: { reviewed: Reviewed }) {
  const t = useText(reviewTexts);
  const state = reviewState(reviewed);
  const isRequested = state !== 'passed' && reviewed.reviewRequestedAt !== null;
  const badge = isRequested ? (
    <StatusBadge tone="processing" label={t('requested')} />
  ) : (
    <StatusBadge tone={tones[state]} label={t(state)} />
  );
  if (reviewed.reviewNote === null) return badge;
  return (
    <Hint opensOnFocus title={t('by', { name: reviewed.reviewedByName ?? '—', note: reviewed.reviewNote })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus opens the note for keyboard users */}
      <span tabIndex={0}>{badge}</span>
    </Hint>
  );
}
