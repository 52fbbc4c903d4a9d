import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { Project } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectPreviewTexts } from '@/locales/projectPreview';
import { listProjectLinks } from '@/services/project';
import { ProjectPhone, type ShownProject } from './ProjectPhone';

type Props = {
  project: Project;
  /** Unsaved form values. */
  unsaved?: Partial<ShownProject>;
};

/** Preview of the whole project page; loads the links that it shows. */
export function ProjectPreview({ project, unsaved }: Props) {
  const t = useText(projectPreviewTexts);
  const read = useEntity(['projectLink', 'ofProject', project.id], () => listProjectLinks(project.id));
  return (
    <Loaded read={read} failed={t('linksFailed')}>
      {(links) => <ProjectPhone project={{ ...project, ...unsaved }} links={links} />}
    </Loaded>
  );
}
