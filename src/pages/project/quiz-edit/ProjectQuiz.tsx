import { Skeleton } from 'antd';
import { useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { Project } from '@/contract/project-list';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPublishTexts } from '@/locales/quizPublish';
import { listQuizVersions } from '@/services/quiz';
import { BeginDraft } from './BeginDraft';
import { DraftQuiz } from './DraftQuiz';
import { VersionsButton } from './history/VersionsButton';

type Props = {
  project: Project;
  /** Called after a version was published or a draft deleted, so that the project is loaded again. */
  onPublished: () => void;
};

/** Editor of the project's draft or, without a draft, the ways to start one. */
export function ProjectQuiz({ project, onPublished }: Props) {
  const t = useText(quizEditTexts);
  const tPublish = useText(quizPublishTexts);
  const {
    data: versions,
    error,
    refetch,
  } = useRead(['quiz', 'versions', project.id], () => listQuizVersions(project.id));
  const reload = () => void refetch();
  const [isNew, setIsNew] = useState(false);
  const onCreated = () => {
    setIsNew(true);
    reload();
  };
  if (error) return <ListFailed title={t('failed')} error={error} onRetry={reload} />;
  if (!versions) return <Skeleton active paragraph={{ rows: 8 }} />;
  const onGone = () => {
    reload();
    onPublished();
  };
  const draft = versions.find(({ status }) => status === 'draft');
  return draft ? (
    <DraftQuiz key={draft.id} id={draft.id} isNew={isNew} isReadOnly={project.status === 'archived'} onGone={onGone} />
  ) : (
    <>
      <BeginDraft
        project={project}
        published={versions.find(({ status }) => status === 'published')}
        onCreated={onCreated}
      />
      {versions.length > 0 && (
        <div>
          <VersionsButton
            projectId={project.id}
            draft={undefined}
            refusal={project.status === 'archived' ? tPublish('history.archived') : undefined}
            onRestored={onCreated}
            onRemoved={reload}
          />
        </div>
      )}
    </>
  );
}
