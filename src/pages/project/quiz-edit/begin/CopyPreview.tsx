import { Alert, Form, Skeleton } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import type { QuizContent } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { getQuiz, listQuizVersions } from '@/services/quiz';
import { QuizPreview } from './QuizPreview';
import { ReplaceWarning } from './ReplaceWarning';

/** The published quiz of a project; null if there is none. */
async function fetchPublished(projectId: string) {
  const published = (await listQuizVersions(projectId)).find(({ status }) => status === 'published');
  return published ? getQuiz(published.id) : null;
}

function PublishedPreview({ projectId, current }: { projectId: string; current: QuizContent | undefined }) {
  const t = useText(quizBeginTexts);
  const { entity, error, reload } = useEntity(['quiz', 'published', projectId], () => fetchPublished(projectId));
  if (error) return <ListFailed title={t('copy.failed')} error={error} onRetry={reload} />;
  if (entity === undefined) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (entity === null) return <Alert role="status" type="warning" showIcon title={t('copy.none')} />;
  return (
    <>
      <QuizPreview content={entity} />
      <ReplaceWarning current={current} content={entity} />
    </>
  );
}

/** Preview of the published quiz of the selected project. */
export function CopyPreview({ current }: { current: QuizContent | undefined }) {
  const projectId: string | undefined = Form.useWatch('projectId');
  return projectId ? <PublishedPreview key={projectId} projectId={projectId} current={current} /> : null;
}
