import { history } from '@umijs/max';
import { useEntity } from '@/components/form/useEntity';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { getProject } from '@/services/project';
import { LinkScreen } from './LinkScreen';

/** Link Edit (docs/domain.md 6.4): the links that a project shows to members, one of its editing steps. */
export default function LinkEdit() {
  const t = useText(linkEditTexts);
  const id = useQueryParams().read('projectId') ?? '';
  const read = useEntity(['project', id], () => getProject(id));
  return (
    <EntityPage read={read} onBack={() => history.push('/project/project-list')} notFound={t('projectNotFound')}>
      {(project) => <LinkScreen key={id} project={project} />}
    </EntityPage>
  );
}
