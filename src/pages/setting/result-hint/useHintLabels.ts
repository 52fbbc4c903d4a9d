import { useMemo } from 'react';
import { severities } from '@/contract/limits/quiz';
import { specialLevels } from '@/contract/limits/result-hint';
import type { ResultHint } from '@/contract/result-hint';
import { reviewState } from '@/domain/hint/review';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { resultHintTexts } from '@/locales/resultHint';
import { reviewTexts } from '@/locales/review';
import type { TextOf } from '@/utils/text';

export type HintText = TextOf<typeof resultHintTexts>;
type RecordText = TextOf<typeof recordTexts>;
export type HintLevelName = { code: string; name: string | null };

/** Name of a level in its quiz, else the label of the special level or severity with its code. */
function getLevelLabel(t: HintText, tRecord: RecordText, { code, name }: HintLevelName): string {
  if (name !== null) return name;
  const special = specialLevels.find((one) => one === code);
  if (special) return t(`level.${special}`);
  const severity = severities.find((one) => one === code);
  return severity ? tRecord(`severity.${severity}`) : code;
}

/** Formats a level in the members' language. */
export function useMemberLevelLabel() {
  const t = useMembersText(resultHintTexts);
  const tRecord = useMembersText(recordTexts);
  return (level: HintLevelName | undefined) => level && getLevelLabel(t, tRecord, level);
}

/** Formats levels, severities, scopes, actions and reviews for all parts of the screen. */
export function useHintLabels() {
  const t = useText(resultHintTexts);
  const tRecord = useText(recordTexts);
  const tReview = useText(reviewTexts);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const action = useEnumLabelOrRaw(resultHintTexts, 'action');
  return useMemo(
    () => ({
      level: (level: HintLevelName) => getLevelLabel(t, tRecord, level),
      severity,
      action,
      scope: ({ projectId, projectName }: Pick<ResultHint, 'projectId' | 'projectName'>) =>
        projectId === null ? t('scope.global') : (projectName ?? '—'),
      reviewState: (state: ReturnType<typeof reviewState>) => tReview(state),
      review: (hint: Pick<ResultHint, 'medicalReviewed' | 'reviewedAt'>) => tReview(reviewState(hint)),
    }),
    [t, tRecord, tReview, severity, action],
  );
}

export type HintLabels = ReturnType<typeof useHintLabels>;
