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
import type { HintsRead } from '../useHintsRead';
import { HintLines } from './HintLines';
import { PlaceLink } from './PlaceLink';

/** Text of the progress of the test run. */
function useStanding({ outcome, isComplete, questions }: Pick<Trial<never>, 'outcome' | 'isComplete' | 'questions'>) {
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
  hints: HintsRead;
  onShow: (at: Finding['at']) => void;
};

/** Debounce of announcements for screen readers, in ms. */
const QUIET_MS = 800;

/** Result of the answers so far: score, level, flags and hints. */
export function Figures({ quiz, result, hints, onShow }: Props) {
  const t = useText(quizTrialTexts);
  const tQuiz = useText(quizTexts);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const standing = useStanding(result);
  const { level, scoreSoFar, flags } = result;
  const isScored = quiz.scoreMode !== 'none';
  const levelName = level ? level.name || level.code : t('level.none');
  const score = isScored ? String(scoreSoFar ?? 0) : t('score.none');
  const said = useDebounce(
    [standing, isScored ? t('said.score', { score }) : '', t('said.level', { level: levelName })].join(t('separator')),
    { wait: QUIET_MS },
  );
  const indexOf = (questionId: string) => quiz.questions.findIndex((question) => question.questionId === questionId);
  return (
    <>
      <div role="status" className={hidden.hidden}>
        {said}
      </div>
      <section className={styles.figures} aria-label={t('figures')}>
        <Statistic title={t(result.total === null && isScored ? 'score.soFar' : 'score')} value={score} />
        <Statistic title={t('level')} value={levelName} />
        <Flex gap={4} wrap style={{ paddingBlockEnd: 6 }}>
          <Tag>{standing}</Tag>
          {!quiz.questions.some(({ type }) => isAnswerable(type)) && (
            <PlaceLink at={['questions']} onShow={onShow}>
              {t('standing.add')}
            </PlaceLink>
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
              <PlaceLink at={['dimensions', index]} onShow={onShow}>
                {name}
              </PlaceLink>{' '}
              {own === null ? t('dimension.open') : t('dimension.score', { score: own })} {of && <Tag>{of.name}</Tag>}
            </li>
          );
        })}
        {flags.map(({ questionId, optionId, title, optionLabel, flag }) => (
          <li key={optionId}>
            <StatusBadge tone={flag === 'red' ? 'error' : 'warning'} label={tQuiz(`flag.${flag}`)} />{' '}
            <PlaceLink at={['questions', indexOf(questionId)]} onShow={onShow}>
              {t('flag', { title, option: optionLabel })}
            </PlaceLink>
          </li>
        ))}
        {level && (
          <li>
            <PlaceLink at={['resultLevels', quiz.resultLevels.indexOf(level)]} onShow={onShow}>
              {t('level.show', { level: levelName })}
            </PlaceLink>
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
