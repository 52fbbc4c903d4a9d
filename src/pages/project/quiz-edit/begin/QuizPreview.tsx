import { Flex, Tag, Typography } from 'antd';
import type { QuizContent } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizBeginTexts } from '@/locales/quizBegin';
import { quizEditTexts } from '@/locales/quizEdit';
import styles from './begin.module.css';
import { LevelsPreview } from './LevelsPreview';

/** A question with its type, options and scores. */
function QuestionPreview({ question: { title, type, options, scored } }: { question: Question }) {
  const t = useText(quizTexts);
  const tBegin = useText(quizBeginTexts);
  const tEdit = useText(quizEditTexts);
  const points = ({ score }: Question['options'][number]) =>
    scored && score !== null ? tBegin('option.points', { points: tEdit('option.score', { score }) }) : '';
  return (
    <li className={isAnswerable(type) ? undefined : styles.unnumbered}>
      {title || t(`type.${type}`)} <Tag>{t(`type.${type}`)}</Tag>
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map((option) => `${option.label}${points(option)}`).join(tEdit('separator'))}
        </div>
      )}
    </li>
  );
}

/** Summary of a quiz to copy: questions, score mode and result levels. */
export function QuizPreview({ content }: { content: QuizContent }) {
  const t = useText(quizBeginTexts);
  const tQuiz = useText(quizTexts);
  const { title, intro, questions, rules, scoreMode, resultLevels } = content;
  const count = questions.filter(({ type }) => isAnswerable(type)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
      <Typography.Title level={5}>{title}</Typography.Title>
      {intro && <Typography.Paragraph type="secondary">{intro}</Typography.Paragraph>}
      <Flex gap={12} wrap className={styles.facts}>
        <span>{t('count.questions', { count })}</span>
        {rules.length > 0 && <span>{t('count.rules', { count: rules.length })}</span>}
        <span>
          {tQuiz('field.scoreMode')}
          {t('colon')}
          {tQuiz(`scoreMode.${scoreMode}`)}
        </span>
      </Flex>
      <ol>
        {questions.map((question) => (
          <QuestionPreview key={question.questionId} question={question} />
        ))}
      </ol>
      {resultLevels.length > 0 && <LevelsPreview levels={resultLevels} />}
    </section>
  );
}
