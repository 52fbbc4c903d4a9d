import { Tooltip } from 'antd';
import { StatusBadge, type Tone } from '@/components/StatusBadge';
import type { ResultHint } from '@/contract/result-hint';
import { reviewState } from '@/domain/hint/review';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { useHintLabels } from './useHintLabels';

const tones = { passed: 'success', refused: 'error', open: 'warning' } satisfies Record<string, Tone>;

/** The state of a medical review, with its note behind it where there is one. */
export function ReviewState({ hint }: { hint: ResultHint }) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const badge = <StatusBadge tone={tones[reviewState(hint)]} label={labels.review(hint)} />;
  if (hint.reviewNote === null) return badge;
  return (
    <Tooltip title={t('review.by', { name: hint.reviewedByName ?? '—', note: hint.reviewNote })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the note opens for the keyboard, too */}
      <span tabIndex={0}>{badge}</span>
    </Tooltip>
  );
}
