import { Link } from '@umijs/max';
import { Button, Empty, Flex, Table } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { Project } from '@/contract/project-list';
import type { QuizVersion } from '@/contract/quiz-versions';
import { quizEditPath } from '@/features/project/project-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';
import { listQuizVersions } from '@/services/quiz';

const tones: Readonly<Record<string, Tone>> = { draft: 'warning', published: 'success', retired: 'default' };

/** Draft and published versions of the quiz, with question counts, publication and responses. */
export function QuizTab({ project: { id, version, type, status } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const statusWord = useEnumLabelOrRaw(projectDetailTexts, 'quizStatus');
  const read = useEntity(['quiz', 'versions', id, version], () => listQuizVersions(id));
  if (type === 'education') return <Empty description={t('quiz.education')} />;
  return (
    <Loaded read={read} failed={t('quiz.failed')}>
      {(versions) => (
        <Flex vertical gap={16}>
          {status !== 'archived' && (
            <Flex justify="end">
              <Link to={quizEditPath(id)}>
                <Button tabIndex={-1}>{tProject('action.editQuiz')}</Button>
              </Link>
            </Flex>
          )}
          <Table<QuizVersion>
            aria-label={t('tab.quiz')}
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={versions}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('quiz.none')} /> }}
            columns={[
              {
                key: 'version',
                title: tProject('field.quizVersion'),
                width: 96,
                render: (_, { status: is, quizVersion }) =>
                  is === 'draft' ? t('quiz.draft') : tProject('quizVersion', { version: quizVersion }),
              },
              { key: 'title', title: t('quiz.title'), dataIndex: 'title' },
              {
                key: 'status',
                title: tProject('field.status'),
                width: 104,
                render: (_, { status: is }) => <StatusBadge tone={tones[is]} label={statusWord(is)} />,
              },
              {
                key: 'questions',
                title: t('quiz.questions'),
                width: 92,
                align: 'right',
                render: (_, { questionCount: count }) => t('quiz.questionCount', { count }),
              },
              {
                key: 'records',
                title: t('quiz.answered'),
                width: 128,
                align: 'right',
                render: (_, { recordCount: submitted, answeringCount: answering, status: is }) =>
                  is === 'draft' ? '—' : t('quiz.answeredCount', { submitted, answering }),
              },
              {
                key: 'by',
                title: t('quiz.publishedBy'),
                width: 184,
                render: (_, { publishedByName, publishedAt, publishNote }) =>
                  publishedAt ? (
                    <>
                      {publishedByName} · <RelativeTime instant={publishedAt} />
                      {publishNote && <div>{publishNote}</div>}
                    </>
                  ) : (
                    '—'
                  ),
              },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  );
}
