import { Alert, Button } from 'antd';
import type { RecordDetail } from '@/contract/record-detail';
import type { RecordListed } from '@/contract/record-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { useContradictionText } from './useContradictionText';

type Props = {
  /** A list row only has the names of the fields, because lists contain no answers. */
  record: Pick<RecordListed, 'contradicts' | 'totalScore'> & Partial<Pick<RecordDetail, 'contradictions'>>;
  /** Scrolls to the answer of a question. */
  onShow?: (questionId: string) => void;
};

/** Shows where answers about age, date of birth and sex contradict the profile. */
export function ContradictionNote({ record: { contradicts, contradictions, totalScore }, onShow }: Props) {
  const t = useText(recordTexts);
  const named = useEnumLabelOrRaw(recordTexts, 'contradiction');
  const textOf = useContradictionText();
  if (contradicts.length === 0) return null;
  const lines = contradictions?.map(({ field, questionId, profile, answer }) => ({
    questionId,
    field: named(field),
    text: t('contradiction.line', {
      field: named(field),
      profile: textOf(field, profile),
      answer: answer === null ? t('contradiction.masked') : textOf(field, answer),
    }),
  }));
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={t('contradiction.title')}
      description={
        <>
          {lines
            ? lines.map(({ questionId, field, text }) => (
                <div key={questionId}>
                  {text}{' '}
                  {onShow && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('contradiction.showNamed', { field })}
                      onClick={() => onShow(questionId)}
                    >
                      {t('contradiction.show')}
                    </Button>
                  )}
                </div>
              ))
            : contradicts.map((field) => <div key={field}>{named(field)}</div>)}
          {t(totalScore === null ? 'contradiction.check' : 'contradiction.scored')}
        </>
      }
      style={{ marginBlockEnd: 12 }}
    />
  );
}
