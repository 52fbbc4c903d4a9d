import { useEntity } from '@/components/form/useEntity';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';
import { getProject } from '@/services/project';
import { storeDraft } from '@/session/drafts';
import { ArchivedProject } from './ArchivedProject';
import { DraftProject } from './DraftProject';
import { LiveProject } from './LiveProject';
import { NewProject } from './NewProject';
import { goToList } from './paths';

function ExistingProject({ id }: { id: string }) {
  const t = useText(projectEditTexts);
  const read = useEntity(['project', id], () => getProject(id));
  return (
    <EntityPage read={read} onBack={goToList} notFound={t('notFound')}>
      {(project) => {
        // Starts a new form when the project was reloaded or replaced with the version that someone else saved.
        const key = `${project.status}:${project.version}`;
        if (project.status === 'archived') return <ArchivedProject project={project} />;
        if (project.status !== 'draft') return <LiveProject key={key} project={project} />;
        return (
          <DraftProject
            key={key}
            project={project}
            onReload={read.reload}
            onTakeTheirs={(theirs, mine) => {
              if (mine) storeDraft(`project:${id}`, { base: theirs, values: mine });
              read.replace(theirs);
            }}
          />
        );
      }}
    </EntityPage>
  );
}

/** Project Edit (docs/domain.md 6.2): three of the five editing steps; without an id, a new project. */
export default function ProjectEdit() {
  const id = useQueryParams().read('id');
  return id ? <ExistingProject key={id} id={id} /> : <NewProject />;
}
