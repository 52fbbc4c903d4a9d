import { Flex, Table, Typography } from 'antd';
import { BarCell } from '@/components/display/BarCell';
import type { QuizDropOff } from '@/contract/project-figures';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

type Question = QuizDropOff['questions'][number];

/** Drop-off per question, in quiz order. */
export function DropOffTable({
  dropOff: { quizVersion, startCount, submitCount, answeringCount, questions },
}: {
  dropOff: QuizDropOff;
}) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const maxRate = Math.max(1, ...questions.map(({ leftRate }) => leftRate ?? 0));
  return (
    <Flex vertical gap={8}>
      <Typography.Text type="secondary">
        {t('dropOff.summary', {
          version: quizVersion,
          started: startCount,
          submitted: submitCount,
          answering: answeringCount,
        })}
      </Typography.Text>
      <Table<Question>
        aria-label={t('dropOff')}
        rowKey="questionId"
        size="small"
        pagination={false}
        dataSource={questions}
        columns={[
          {
            key: 'question',
            title: t('dropOff.question'),
            render: (_, { title, code }, index) => (
              <>
                {index + 1}. {title} <Typography.Text type="secondary">{code}</Typography.Text>
              </>
            ),
          },
          {
            key: 'reached',
            title: t('dropOff.reached'),
            width: 96,
            align: 'right',
            render: (_, { reachedCount: count }) => tProject('recordTimes', { count }),
          },
          {
            key: 'answered',
            title: t('dropOff.answered'),
            width: 96,
            align: 'right',
            render: (_, { answeredCount: count }) => tProject('recordTimes', { count }),
          },
          {
            key: 'left',
            title: t('dropOff.left'),
            width: 96,
            align: 'right',
            render: (_, { leftCount: count }) => tProject('recordTimes', { count }),
          },
          {
            key: 'leftRate',
            title: t('dropOff.leftRate'),
            width: 180,
            render: (_, { leftRate: rate }) =>
              rate === null ? '—' : <BarCell text={tProject('percent', { rate })} share={rate / maxRate} />,
          },
        ]}
      />
    </Flex>
  );
}
