import { PagePrevNext } from '@/components/list/PagePrevNext';
import { returnToList } from '@/components/list/usePrevNext';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectDetailTexts } from '@/locales/projectDetail';
import { ProjectScreen } from './ProjectScreen';
import { useProject } from './useProject';

const LIST_PATH = '/project/project-list';

export default function ProjectDetail() {
  const t = useText(projectDetailTexts);
  const id = useQueryParams().read('id');
  const read = useProject(id);
  return (
    <EntityPage
      read={read}
      notFound={t('notFound')}
      onBack={() => returnToList('project', LIST_PATH)}
      meanwhile={id && <PagePrevNext hasKeysOnly entity="project" id={id} />}
    >
      {(project) => <ProjectScreen key={project.id} project={project} onReload={read.reload} />}
    </EntityPage>
  );
}
