import { getLastDay, type Period } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = {
  compared: Period;
  /** Whether the period is not over, so that figures are compared up to the same time. */
  isRunning: boolean;
};

/** Days with which the changes of figures compare. */
export function ComparedNote({ compared, isRunning }: Props) {
  const t = useText(analysisTexts);
  const [from, to] = [compared.from, getLastDay(compared)];
  const days = from === to ? from : t('missing.run', { first: from, last: to });
  return t(isRunning ? 'compare.changesSoFar' : 'compare.changes', { days });
}
