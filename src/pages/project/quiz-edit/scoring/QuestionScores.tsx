import { Table } from 'antd';
import { useMemo } from 'react';
import type { Question } from '@/contract/quiz-question';
import { isScorable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditorState } from '../EditorContext';
import { PointsCell, QuestionLink, QuestionScope, ScoredSwitch } from './QuestionCells';
import { Section } from './Section';
import styles from './scoring.module.css';

const PAGE_SIZE = 20;

type Row = { question: Question; index: number };

/** For `shouldCellUpdate`: typing in a row does not render the others. */
const hasRowChanged = (now: Row, before: Row) => now.question !== before.question || now.index !== before.index;

/** Table of the questions with their possible scores, and whether and how they are scored. */
export function QuestionScores() {
  const t = useText(quizScoringTexts);
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const questions = useEditorState(({ history }) => history.present.questions);
  const rows = useMemo(
    () =>
      questions
        .map((question, index): Row => ({ question, index }))
        .filter(({ question }) => isScorable(question.type)),
    [questions],
  );
  const scored = rows.filter(({ question }) => question.scored).length;
  const hasScope = scoreMode === 'weighted' || scoreMode === 'dimension';

  return (
    <Section
      title={t('questions')}
      extra={<span className={styles.faint}>{t('questions.count', { scored, count: rows.length })}</span>}
    >
      <Table<Row>
        tableLayout="fixed"
        size="small"
        aria-label={t('questions.caption')}
        dataSource={rows}
        rowKey={({ question }) => question.questionId}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: t('questions.empty') }}
        columns={[
          {
            title: t('questions.question'),
            shouldCellUpdate: hasRowChanged,
            render: (_, { question, index }) => <QuestionLink question={question} index={index} />,
          },
          {
            title: t('questions.points'),
            width: 150,
            shouldCellUpdate: hasRowChanged,
            render: (_, { question }) => <PointsCell question={question} scoreMode={scoreMode} />,
          },
          ...(hasScope
            ? [
                {
                  key: scoreMode,
                  title: t(scoreMode === 'weighted' ? 'column.weight' : 'column.dimension'),
                  width: 200,
                  render: (_: unknown, { question }: Row) => (
                    <QuestionScope question={question} scoreMode={scoreMode} />
                  ),
                },
              ]
            : []),
          {
            title: t('column.scored'),
            width: 110,
            render: (_, { question }) => <ScoredSwitch question={question} />,
          },
        ]}
      />
    </Section>
  );
}
