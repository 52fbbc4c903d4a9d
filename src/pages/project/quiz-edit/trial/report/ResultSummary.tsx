import { useDebounce } from 'ahooks';
import { Flex, Statistic, Tag, Typography } from 'antd';
import hidden from '@/components/display/hidden.module.css';
import { StatusBadge } from '@/components/display/StatusBadge';
import type { QuizContent } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { Trial } from '@/domain/quiz/engine/trial';
import { isAnswerable } from '@/domain/quiz/model';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizTrialTexts } from '@/locales/quizTrial';
import { recordTexts } from '@/locales/record';
import styles from '../trial.module.css';
import type { MemoizedHints } from '../useMemoizedHints';
import { EditorLink } from './EditorLink';
import { HintLines } from './HintLines';

/** Text of the progress of the test run. */
function useProgressText({
  outcome,
  isComplete,
  questions,
}: Pick<Trial<never>, 'outcome' | 'isComplete' | 'questions'>) {
  const t = useText(quizTrialTexts);
  if (outcome === 'disqualified') return t('standing.disqualified');
  const open = questions.filter(({ problems, hiddenBy }) => hiddenBy === null && problems.length > 0).length;
  if (!isComplete) return t('standing.open', { count: open });
  if (outcome === 'ended') return t('standing.ended');
  const asked = questions.filter(({ type, hiddenBy }) => hiddenBy === null && isAnswerable(type));
  if (asked.length === 0) return t('standing.empty');
  return t('standing.complete', { done: asked.filter(({ value }) => value !== null).length, count: asked.length });
}

type Props = {
  quiz: QuizContent;
  result: Trial<ResultHint>;
  hints: MemoizedHints;
  onShow: (at: Finding['at']) => void;
};

/** Debounce of announcements for screen readers, in ms. */
const ANNOUNCE_DEBOUNCE_MS = 800;

/** Result of the answers so far: score, level, flags and hints. */
export function ResultSummary({ quiz, result, hints, onShow }: Props) {
  const t = useText(quizTrialTexts);
  const tQuiz = useText(quizTexts);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const progress = useProgressText(result);
  const { level, scoreSoFar, flags } = result;
  const isScored = quiz.scoreMode !== 'none';
  const levelName = level ? level.name || level.code : t('level.none');
  const score = isScored ? String(scoreSoFar ?? 0) : t('score.none');
  const announcement = useDebounce(
    [progress, isScored ? t('said.score', { score }) : '', t('said.level', { level: levelName })].join(t('separator')),
    { wait: ANNOUNCE_DEBOUNCE_MS },
  );
  const findQuestionIndex = (questionId: string) =>
    quiz.questions.findIndex((question) => question.questionId === questionId);
  return (
    <>
      <div role="status" className={hidden.hidden}>
        {announcement}
      </div>
      <section className={styles.figures} aria-label={t('figures')}>
        <Statistic title={t(result.total === null && isScored ? 'score.soFar' : 'score')} value={score} />
        <Statistic title={t('level')} value={levelName} />
        <Flex gap={4} wrap style={{ paddingBlockEnd: 6 }}>
          <Tag>{progress}</Tag>
          {!quiz.questions.some(({ type }) => isAnswerable(type)) && (
            <EditorLink at={['questions']} onShow={onShow}>
              {t('standing.add')}
            </EditorLink>
          )}
          {result.severity && <Tag>{t('severity', { severity: severity(result.severity) })}</Tag>}
        </Flex>
      </section>
      <ul className={styles.facts}>
        {result.dimensions.map(({ dimensionId, score: own, levelCode }) => {
          const index = quiz.dimensions.findIndex((dimension) => dimension.dimensionId === dimensionId);
          const name = quiz.dimensions[index]?.name || t('dimension.unnamed');
          const of = quiz.resultLevels.find((one) => one.dimensionId === dimensionId && one.code === levelCode);
          return (
            <li key={dimensionId}>
              <EditorLink at={['dimensions', index]} onShow={onShow}>
                {name}
              </EditorLink>{' '}
              {own === null ? t('dimension.open') : t('dimension.score', { score: own })} {of && <Tag>{of.name}</Tag>}
            </li>
          );
        })}
        {flags.map(({ questionId, optionId, title, optionLabel, flag }) => (
          <li key={optionId}>
            <StatusBadge tone={flag === 'red' ? 'error' : 'warning'} label={tQuiz(`flag.${flag}`)} />{' '}
            <EditorLink at={['questions', findQuestionIndex(questionId)]} onShow={onShow}>
              {t('flag', { title, option: optionLabel })}
            </EditorLink>
          </li>
        ))}
        {level && (
          <li>
            <EditorLink at={['resultLevels', quiz.resultLevels.indexOf(level)]} onShow={onShow}>
              {t('level.show', { level: levelName })}
            </EditorLink>
          </li>
        )}
      </ul>
      <Typography.Title level={5} className={styles.heading}>
        {t('hints')}
      </Typography.Title>
      <HintLines quiz={quiz} found={result.hints} hints={hints} />
    </>
  );
}
