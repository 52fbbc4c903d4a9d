import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { Loaded } from '@/components/page/Loaded';
import type { Hospital, HospitalListed } from '@/contract/hospital';
import { hospital as limit } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { type HospitalVersion, setHospitalProjects } from '@/services/hospital';
import { useProjects } from './useProjects';

type Props = { hospital: HospitalListed; reload: () => void; onClose: () => void };

/** Links projects to a hospital. Shows no field until the names are loaded, since ids tell operators nothing. */
export function ProjectsDialog({ hospital, reload, onClose }: Props) {
  const t = useText(hospitalTexts);
  const { change } = useEntityChange<HospitalVersion & Pick<Hospital, 'projectIds'>, Hospital>({
    entity: hospital,
    onChanged: reload,
  });
  const { projects, error, reload: reloadProjects, getProjectLabel } = useProjects();
  const known = (projects ?? []).map(({ id }) => id);
  const { projectIds: before } = hospital;
  const isActive = hospital.status === 'active';
  const unknown = before.filter((id) => !known.includes(id));
  return (
    <ActionDialog<{ projectIds?: string[] }>
      draft={`hospital.setProjects:${hospital.id}`}
      title={t('projects.title', { name: hospital.name })}
      okText={t('projects.save')}
      canSubmit={!error}
      width={560}
      initialValues={{ projectIds: before }}
      version={hospital.version}
      onSubmit={({ projectIds: chosen = before }) => {
        const added = chosen.filter((id) => !before.includes(id));
        const removed = before.filter((id) => !chosen.includes(id));
        // After a conflict the same projects are added to and removed from those that someone else has saved.
        const apply = (ids: string[]) => [...new Set([...ids.filter((id) => !removed.includes(id)), ...added])];
        return change((one) => setHospitalProjects(one, apply(one.projectIds)), t('done.setProjects'));
      }}
      onClose={onClose}
    >
      <Loaded read={{ entity: projects, error, reload: reloadProjects }} failed={t('projects.failed')}>
        {(choices) => (
          <MultiSelectField
            name="projectIds"
            label={t('field.projectIds')}
            extra={t(isActive ? 'projects.hint' : 'projects.removeOnly', { max: limit.maxProjects })}
            // Archived projects keep their hospitals but accept no new ones; other projects accept only active hospitals.
            options={[
              ...choices.map(({ id, status }) => ({
                value: id,
                label: getProjectLabel(id),
                disabled: status === 'archived' || (!isActive && !before.includes(id)),
              })),
              ...unknown.map((id) => ({ value: id, label: getProjectLabel(id) })),
            ]}
            max={limit.maxProjects}
          />
        )}
      </Loaded>
    </ActionDialog>
  );
}
