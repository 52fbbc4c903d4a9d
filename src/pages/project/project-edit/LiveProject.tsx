import { Alert } from 'antd';
import { useState } from 'react';
import { ChangesDialog } from '@/components/form/ChangesDialog';
import { type Change, getChanges } from '@/components/form/compare-fields';
import { StepForm } from '@/components/form/StepForm';
import type { EditSpec } from '@/components/form/useEditForm';
import type { Project } from '@/contract/project-list';
import { ProjectStatus } from '@/features/project/ProjectStatus';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { projectEditTexts } from '@/locales/projectEdit';
import { PublishStep } from './PublishStep';
import { goToList } from './paths';
import { useChoices } from './useChoices';
import { useCompareProject } from './useCompareProject';
import { useFormSteps } from './useFormSteps';
import { useSaveLive } from './useSaveLive';
import { normalizeValues, operatorOnlyFields, type ProjectValues, toValues } from './values';

type Confirmation = { changes: readonly Change[]; answer: (isSure: boolean) => void };

/**
 * Form of a project that is or was published. It does not save automatically, and asks for confirmation with a list of
 * the changes that members will see.
 */
export function LiveProject({ project }: { project: Project }) {
  const t = useText(projectEditTexts);
  const tForm = useText(formTexts);
  const choices = useChoices(project);
  const compare = useCompareProject(choices);
  const save = useSaveLive();
  const [name, setName] = useState(project.name);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const isFinished = project.status === 'finished';
  const saveText = isFinished ? tForm('save') : t('saveOnline');

  const spec: EditSpec<ProjectValues, Project> = {
    name: `project:${project.id}`,
    entity: project,
    toValues,
    save,
    confirm: async (values, base) => {
      const changes = getChanges(compare, toValues(base), normalizeValues(values));
      if (changes.length === 0) return true;
      const isSure = await new Promise<boolean>((answer) => setConfirmation({ changes, answer }));
      setConfirmation(undefined);
      return isSure;
    },
    onSaved: (saved) => setName(saved.name),
  };
  const steps = useFormSteps({
    project,
    choices,
    isLive: true,
    publish: (
      <PublishStep project={project} title={t('publish.live')}>
        <Alert role="note" type="info" showIcon title={t(isFinished ? 'publish.finishedText' : 'publish.liveText')} />
      </PublishStep>
    ),
  });
  const isHidden = ({ name }: Change) => operatorOnlyFields.includes(name);
  return (
    <>
      <StepForm
        title={t('title', { name })}
        extra={<ProjectStatus status={project.status} />}
        spec={spec}
        compare={compare}
        steps={steps}
        saveText={saveText}
        isSavedAnywhere
        cancelText={t('backToList')}
        onCancel={goToList}
      />
      {confirmation && (
        <ChangesDialog
          title={saveText}
          okText={saveText}
          groups={[
            { title: t('changes.seen'), changes: confirmation.changes.filter((change) => !isHidden(change)) },
            { title: t('changes.unseen'), changes: confirmation.changes.filter(isHidden) },
          ]}
          compare={compare}
          onAnswer={confirmation.answer}
        />
      )}
    </>
  );
}
