import { Button, Typography } from 'antd';
import { specialLevels } from '@/contract/limits/result-hint';
import type { QuizContent } from '@/contract/quiz';
import type { ResultHint } from '@/contract/result-hint';
import type { Trial } from '@/domain/quiz/engine/trial';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { resultHintTexts } from '@/locales/resultHint';
import styles from '../trial.module.css';
import type { MemoizedHints } from '../useMemoizedHints';

/** Returns a function that formats the level of a hint: a level of the quiz, or a special one such as red flag. */
function useHintLevel({ resultLevels }: Pick<QuizContent, 'resultLevels'>) {
  const t = useText(resultHintTexts);
  return (code: string) => {
    const special = specialLevels.find((one) => one === code);
    return special ? t(`level.${special}`) : resultLevels.find((level) => level.code === code)?.name || code;
  };
}

type Props = {
  quiz: QuizContent;
  /** Levels with their hints, in the order in which members see them. */
  found: Trial<ResultHint>['hints'];
  hints: MemoizedHints;
};

/** Hints that members would see for the answers so far, and the levels without a hint. */
export function HintLines({ quiz, found, hints: { hints, error, reload } }: Props) {
  const t = useText(quizTrialTexts);
  const levelName = useHintLevel(quiz);
  if (error && !hints) {
    return (
      <Typography.Text type="danger" role="alert">
        {t('hints.failed')}{' '}
        <Button size="small" onClick={reload}>
          {t('hints.retry')}
        </Button>
      </Typography.Text>
    );
  }
  if (!hints) return <Typography.Text type="secondary">{t('hints.loading')}</Typography.Text>;
  if (found.length === 0) return <Typography.Text type="secondary">{t('hints.notYet')}</Typography.Text>;
  return (
    <ol className={styles.facts}>
      {found.map(({ key: { code }, hint }) => (
        <li key={code}>
          {hint ? (
            t('hint.found', { level: levelName(code), name: hint.name })
          ) : (
            <Typography.Text type="danger">{t('hint.none', { level: levelName(code) })}</Typography.Text>
          )}
        </li>
      ))}
    </ol>
  );
}
