import { Alert, Flex, Skeleton } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { FormColumns } from '@/components/form/FormColumns';
import { useEditParam } from '@/components/form/useEditParam';
import { useEntity } from '@/components/form/useEntity';
import type { Project } from '@/contract/project-list';
import { getLinkPositions } from '@/domain/project-link/shown';
import { ProjectStepPage } from '@/features/project/steps/ProjectStepPage';
import type { Level } from '@/features/project-link/useLinkLabels';
import { useLinkLabels } from '@/features/project-link/useLinkLabels';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { listProjectLinks } from '@/services/project';
import { getQuiz } from '@/services/quiz';
import { LinkDialogs } from './LinkDialogs';
import { LinkList } from './LinkList';
import { LinkPreview } from './LinkPreview';
import { LinkToolbar } from './LinkToolbar';
import { useLinkActions } from './useLinkActions';

const noLevels: Level[] = [];

/** Result levels of the published quiz, or else of the draft; empty until they are loaded. */
function useLevels({ quizId, quizDraftId }: Pick<Project, 'quizId' | 'quizDraftId'>): Level[] {
  const id = quizId ?? quizDraftId;
  const { entity } = useEntity(['quiz', 'levels', id], async () => {
    if (id === null) return noLevels;
    const { resultLevels } = await getQuiz(id);
    return resultLevels.filter(({ dimensionId }) => dimensionId === null);
  });
  return entity ?? noLevels;
}

/** Links of a project with a preview. The links of an archived project are read-only. */
export function LinkScreen({ project }: { project: Project }) {
  const t = useText(linkEditTexts);
  const { id, name, type, status } = project;
  const { target, open, close } = useEditParam();
  const levels = useLevels(project);
  const labels = useLinkLabels(levels);
  const {
    entity: links,
    error,
    isLoading,
    reload,
  } = useEntity(['projectLink', 'ofProject', id], () => listProjectLinks(id));
  const actions = useLinkActions({ open, reload });
  const positions = getLinkPositions(type);
  const isArchived = status === 'archived';

  const content = () => {
    if (error) return <ListFailed title={t('failed')} error={error} onRetry={reload} />;
    if (!links) return <Skeleton active paragraph={{ rows: 8 }} />;
    return (
      <FormColumns aside={<LinkPreview {...{ links, levels, positions }} />} asideSize={320} asideLabel={t('preview')}>
        <Flex vertical gap={16}>
          <LinkToolbar
            count={links.length}
            isReadOnly={isArchived}
            isChecking={actions.isChecking()}
            onOpen={open}
            onCheckAll={() => actions.check(links.map((link) => link.id))}
          />
          <LinkList
            links={links}
            labels={labels}
            shownPositions={positions}
            isChecking={actions.isChecking}
            isLoading={isLoading}
            onOpen={isArchived ? undefined : open}
            getActions={isArchived ? undefined : actions.getActions}
            onStart={actions.start}
          />
        </Flex>
      </FormColumns>
    );
  };

  return (
    <ProjectStepPage title={t('title', { name })} project={project} current="links" isNextSecondary>
      <Flex vertical gap={16}>
        {isArchived && <Alert role="note" type="info" showIcon title={t('archived')} />}
        {content()}
      </Flex>
      {actions.question}
      {links && !isArchived && (
        <LinkDialogs {...{ project, links, levels, target, reload, close, dialog: actions.dialog }} />
      )}
    </ProjectStepPage>
  );
}
