import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { Loaded } from '@/components/page/Loaded';
import type { HospitalListed } from '@/contract/hospital';
import { hospital as limit } from '@/contract/limits/hospital';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { setHospitalProjects } from '@/services/hospital';
import { useProjects } from './useProjects';

type Props = { hospital: HospitalListed; reload: () => void; onClose: () => void };

/** Links projects to a hospital. Shows no field until the names are loaded, since ids tell operators nothing. */
export function ProjectsDialog({ hospital, reload, onClose }: Props) {
  const t = useText(hospitalTexts);
  const act = useEntityAction(reload);
  const { projects, error, reload: reloadProjects, getProjectLabel } = useProjects();
  const known = (projects ?? []).map(({ id }) => id);
  const isActive = hospital.status === 'active';
  const unknown = hospital.projectIds.filter((id) => !known.includes(id));
  return (
    <ActionDialog<{ projectIds?: string[] }>
      draft={`hospital.setProjects:${hospital.id}`}
      title={t('projects.title', { name: hospital.name })}
      okText={t('projects.save')}
      canSubmit={!error}
      width={560}
      initialValues={{ projectIds: hospital.projectIds }}
      version={hospital.version}
      onSubmit={async ({ projectIds = hospital.projectIds }) => {
        await act(() => setHospitalProjects(hospital, projectIds), { done: t('done.setProjects') });
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
                disabled: status === 'archived' || (!isActive && !hospital.projectIds.includes(id)),
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
