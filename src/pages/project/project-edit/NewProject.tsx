import { history } from '@umijs/max';
import { EditPage } from '@/components/form/EditPage';
import { StepBar } from '@/components/form/StepBar';
import type { EditSpec } from '@/components/form/useEditForm';
import type { Project } from '@/contract/project-list';
import { type FormStep, stepPath } from '@/features/project/steps/step-path';
import { useProjectSteps } from '@/features/project/steps/useProjectSteps';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { projectEditTexts } from '@/locales/projectEdit';
import { createProject } from '@/services/project';
import { BasicFields } from './BasicFields';
import { goToList } from './paths';
import { useChoices } from './useChoices';
import { useCompareProject } from './useCompareProject';
import { type ProjectValues, toInput, toValues } from './values';

const goToStep =
  (step: FormStep) =>
  ({ id }: Project) =>
    history.replace(stepPath(id, step, step));

/** First step of a new project; saving it creates the draft. */
export function NewProject() {
  const t = useText(projectEditTexts);
  const tForm = useText(formTexts);
  const choices = useChoices(undefined);
  const compare = useCompareProject(choices);
  const steps = useProjectSteps(undefined, 'basic');
  const spec: EditSpec<ProjectValues, Project> = {
    name: 'project:new',
    isFinal: true,
    entity: undefined,
    toValues,
    save: (values) => createProject(toInput(values)),
    onSaved: goToStep('criteria'),
  };
  return (
    <EditPage
      spec={spec}
      compare={compare}
      saveText={tForm('step.next')}
      extraActions={[{ label: t('saveDraft'), onSaved: goToStep('basic') }]}
      onCancel={goToList}
      steps={<StepBar steps={steps} index={0} onGo={() => {}} />}
    >
      <BasicFields project={undefined} choices={choices} isLive={false} />
    </EditPage>
  );
}
