import { Typography } from 'antd';
import { memo, useMemo } from 'react';
import type { QuizContent } from '@/contract/quiz';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { Trial } from '@/domain/quiz/engine/trial';
import { useQuestionNames } from '@/features/quiz/useQuestionNames';
import { useRuleSentence } from '@/features/quiz/useRuleSentence';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizTrialTexts } from '@/locales/quizTrial';
import styles from '../trial.module.css';
import { EditorLink } from './EditorLink';
import { getHiddenGroups, getHiddenOptions } from './hidden-groups';

type Props = {
  quiz: QuizContent;
  result: Pick<Trial<never>, 'questions' | 'rulesHit'>;
  onShow: (at: Finding['at']) => void;
};

/** Rules that applied, and hidden questions and options with their reasons. */
export const Reasons = memo(function Reasons({ quiz, result: { questions, rulesHit }, onShow }: Props) {
  const t = useText(quizTrialTexts);
  const tQuiz = useText(quizTexts);
  const names = useQuestionNames(quiz.questions);
  const formatSentence = useRuleSentence(quiz.questions, names);
  const sentences = useMemo(
    () => new Map(quiz.rules.map((rule, index) => [rule.ruleId, { index, text: formatSentence(rule) }])),
    [quiz.rules, formatSentence],
  );
  const groups = useMemo(() => getHiddenGroups(questions), [questions]);
  const options = useMemo(() => getHiddenOptions(quiz, questions), [quiz, questions]);
  const rule = (ruleId: string) => {
    const sentence = sentences.get(ruleId);
    return (
      sentence && (
        <li key={ruleId}>
          <EditorLink at={['rules', sentence.index]} onShow={onShow}>
            {sentence.text}
          </EditorLink>
        </li>
      )
    );
  };
  const getNameAt = (index: number) => {
    const question = quiz.questions[index];
    return question ? (names.get(question.questionId)?.said ?? question.code) : '';
  };
  return (
    <>
      <Typography.Title level={5} className={styles.heading}>
        {t('rules', { count: rulesHit.length })}
      </Typography.Title>
      {rulesHit.length === 0 ? (
        <Typography.Text type="secondary">{t('rules.none')}</Typography.Text>
      ) : (
        <ul className={styles.facts} aria-label={t('rules', { count: rulesHit.length })}>
          {rulesHit.map(rule)}
        </ul>
      )}
      <Typography.Title level={5} className={styles.heading}>
        {t('hidden')}
      </Typography.Title>
      {groups.length + options.length === 0 && <Typography.Text type="secondary">{t('hidden.none')}</Typography.Text>}
      {groups.map(({ reason, ruleIds, indexes }) => (
        <div key={indexes[0]} className={styles.group}>
          <Typography.Text type="secondary">
            {t('hidden.group', { count: indexes.length, reason: tQuiz(`hiddenBy.${reason}`) })}
          </Typography.Text>
          <div className={styles.links}>
            {indexes.map((index) => (
              <EditorLink key={index} at={['questions', index]} onShow={onShow}>
                {getNameAt(index)}
              </EditorLink>
            ))}
          </div>
          {ruleIds.length > 0 && <ul className={styles.facts}>{ruleIds.map(rule)}</ul>}
        </div>
      ))}
      {options.map(({ questionIndex, optionIndex, ruleIds }) => (
        <div key={`${questionIndex} ${optionIndex}`} className={styles.group}>
          <EditorLink at={['questions', questionIndex, 'options', optionIndex]} onShow={onShow}>
            {t('hidden.option', {
              question: getNameAt(questionIndex),
              option: quiz.questions[questionIndex]?.options[optionIndex]?.label ?? '',
            })}
          </EditorLink>
          <ul className={styles.facts}>{ruleIds.map(rule)}</ul>
        </div>
      ))}
    </>
  );
});
