import type { ResultLevel } from '@/contract/quiz';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { recordTexts } from '@/locales/record';

/** The result levels with their score ranges. */
export function LevelsPreview({ levels }: { levels: readonly ResultLevel[] }) {
  const t = useText(quizBeginTexts);
  const formatSeverity = useEnumLabelOrRaw(recordTexts, 'severity');
  return (
    <>
      <strong>{t('levels')}</strong>
      <ul>
        {levels.map(({ code, name, minScore, maxScore, severity, dimensionId }) => (
          <li key={`${dimensionId} ${code}`}>
            {name || code}
            {minScore !== null && maxScore !== null && t('level.range', { min: minScore, max: maxScore })} ·{' '}
            {formatSeverity(severity)}
          </li>
        ))}
      </ul>
    </>
  );
}
