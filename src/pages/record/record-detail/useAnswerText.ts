import { useCallback } from 'react';
import type { Quiz } from '@/contract/quiz';
import type { RecordedAnswer } from '@/contract/quiz-answer';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { formatRegion } from '@/utils/regions';

/** Formats an answer as the member has read it; null without an answer. */
export function useAnswerText(answers: readonly RecordedAnswer[], quiz: Quiz | undefined) {
  const t = useText(recordDetailTexts);
  const { regions } = useRegions(answers.some(({ type }) => type === 'region'));
  return useCallback(
    ({ questionId, type, value, others, optionLabels }: RecordedAnswer): string | null => {
      if (optionLabels.length > 0) return [...optionLabels, ...Object.values(others)].join(t('listSeparator'));
      if (value === null) return null;
      if (type === 'region') return formatRegion(regions, [value].flat().map(String).at(-1));
      if (type === 'image' || type === 'signature') return t('files', { count: [value].flat().length });
      if (type === 'number') {
        const unit = quiz?.questions.find((question) => question.questionId === questionId)?.validation.unit;
        return unit ? `${value} ${unit}` : String(value);
      }
      return [value].flat().join(t('listSeparator'));
    },
    [t, regions, quiz],
  );
}
