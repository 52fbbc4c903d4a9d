import { Alert, Card, Skeleton, Tag, Typography } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { Quiz } from '@/contract/quiz';
import type { RecordedAnswer } from '@/contract/quiz-answer';
import type { RecordDetail } from '@/contract/record-detail';
import { explainScore } from '@/domain/record/score';
import { ContradictionNote } from '@/features/record/ContradictionNote';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { recordTexts } from '@/locales/record';
import { recordDetailTexts } from '@/locales/recordDetail';
import styles from './record-detail.module.css';

type Props = {
  record: RecordDetail;
  /** Shown answers: masked, or revealed for a minute. */
  shown: readonly RecordedAnswer[];
  onShowAnswer?: (questionId: string) => void;
  read: { quiz: Quiz | undefined; error: unknown; reload: () => void };
};

/** Explains the total by the answered version of the quiz; the points of an answer stand beside the answer. */
export function ScoreCard({ record, shown, onShowAnswer, read: { quiz, error, reload } }: Props) {
  const t = useText(recordDetailTexts);
  const content = () => {
    if (record.withheld) return <Typography.Text type="secondary">{t('score.withheld')}</Typography.Text>;
    if (quiz) return <Explained record={record} shown={shown} quiz={quiz} />;
    if (error) return <ListFailed title={t('score.failed')} error={error} onRetry={reload} />;
    return <Skeleton active paragraph={{ rows: 4 }} />;
  };
  return (
    <Card size="small" title={t('score')}>
      <ContradictionNote record={record} onShow={onShowAnswer} />
      {content()}
    </Card>
  );
}

function Explained({ record, shown, quiz }: Pick<Props, 'record' | 'shown'> & { quiz: Quiz }) {
  const t = useText(recordDetailTexts);
  const tQuiz = useText(quizTexts);
  const tRecord = useText(recordTexts);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const { mode, answers, dimensions, total, levels } = explainScore(quiz, shown, record.totalScore);
  const isMasked = answers.some(({ masked }) => masked);
  if (mode === 'none') return <Typography.Text type="secondary">{t('score.none')}</Typography.Text>;
  const points = (score: number | null) => (score === null ? '—' : tRecord('score', { score }));
  return (
    <>
      <p>
        {record.totalScore === null
          ? t('score.noTotal')
          : t('score.total', { score: record.totalScore, max: record.maxScore ?? '—' })}
        {' · '}
        {t('score.mode', { mode: tQuiz(`scoreMode.${mode}`), version: record.quizVersion })}
      </p>
      {isMasked && <p role="note">{t('score.masked')}</p>}
      {!isMasked && record.totalScore !== null && total !== record.totalScore && (
        <Alert role="note" type="error" showIcon title={t('score.differs', { score: total ?? '—' })} />
      )}
      {dimensions.length > 0 && (
        <ul className={styles.levels}>
          {dimensions.map(({ dimensionId, name, score, level }) => (
            <li key={dimensionId}>
              {t('score.dimension', { name })} <strong>{points(score)}</strong> {level && <Tag>{level.name}</Tag>}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.levels} aria-label={t('score.levels')}>
        {levels.map(({ level, isReached }) => (
          <li key={level.code} className={isReached && record.totalScore !== null ? styles.reached : undefined}>
            {t('score.level', {
              name: level.name,
              min: level.minScore ?? '—',
              max: level.maxScore ?? '—',
              severity: severity(level.severity),
            })}
            {isReached && record.totalScore !== null && ` ← ${t('score.reached')}`}
          </li>
        ))}
      </ul>
      {record.severity && (
        <p>
          <Typography.Text type="secondary">
            {t('score.severity', { severity: severity(record.severity) })}
          </Typography.Text>
        </p>
      )}
    </>
  );
}
