import { Divider, Tag, Typography } from 'antd';
import type { QuizContent, ResultLevel } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPublishTexts } from '@/locales/quizPublish';

/** Read-only view of a quiz: questions with options, and result levels. */
export function QuizView({ quiz }: { quiz: QuizContent }) {
  const t = useText(quizPublishTexts);
  const { intro, questions, resultLevels, rules, testCases } = quiz;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <section style={{ overflowWrap: 'anywhere' }} aria-label={quiz.title} tabIndex={0}>
      {intro !== null && (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }} aria-label={t('view.intro')}>
          {intro}
        </Typography.Paragraph>
      )}
      <Typography.Title level={5}>{t('view.questions')}</Typography.Title>
      <ol style={{ paddingInlineStart: 28 }}>
        {questions.map((question) => (
          <QuestionView key={question.questionId} question={question} />
        ))}
      </ol>
      <Divider />
      <Typography.Title level={5}>{t('view.levels')}</Typography.Title>
      <ul style={{ paddingInlineStart: 28 }}>
        {resultLevels.map((level) => (
          <li key={level.code}>
            <LevelName level={level} />
          </li>
        ))}
      </ul>
      <Typography.Text type="secondary">
        {t('view.rules', { count: rules.length, cases: testCases.length })}
      </Typography.Text>
    </section>
  );
}

function QuestionView({ question }: { question: Question }) {
  const t = useText(quizPublishTexts);
  const tQuiz = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { type, required, options } = question;
  return (
    <li style={{ marginBlockEnd: 8 }}>
      {getQuestionName(question)} <Tag>{tQuiz(`type.${type}`)}</Tag>{' '}
      {isAnswerable(type) && (
        <Typography.Text type="secondary">{t(required ? 'view.required' : 'view.optional')}</Typography.Text>
      )}
      {options.length > 0 && (
        <ul>
          {options.map(({ optionId, label, score }) => (
            <li key={optionId}>
              {label} {score !== null && <Tag>{tEdit('option.score', { score })}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function LevelName({ level: { name, minScore, maxScore } }: { level: ResultLevel }) {
  const t = useText(quizPublishTexts);
  return minScore === null || maxScore === null ? name : t('view.level', { name, min: minScore, max: maxScore });
}
