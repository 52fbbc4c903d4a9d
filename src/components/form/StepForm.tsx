import { App, Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { StepFrame } from './StepFrame';
import { StepPanels } from './StepPanels';
import { showSaveResult } from './show-save-result';
import { type EditSpec, useEditForm } from './useEditForm';
import { type FormStep, useStep } from './useStep';

type Props<Values extends object, Entity extends object> = {
  title?: string;
  /** Content beside the heading. */
  extra?: ReactNode;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  /** Validated one by one on the way to the next step. */
  steps: readonly FormStep[];
  saveText?: string;
  /** Whether every step has the save button, not only the last. */
  isSavedAnywhere?: boolean;
  cancelText?: string;
  onCancel: () => void;
};

/**
 * A form in steps as a whole screen, saved as one. Invalid or refused fields open their step. The step is in the URL; a
 * step with `href` leads to another route.
 */
export function StepForm<Values extends object, Entity extends object>({
  title,
  extra,
  spec,
  compare,
  steps,
  saveText,
  isSavedAnywhere = false,
  cancelText,
  onCancel,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const edit = useEditForm(spec, (outcome) => showSaveResult(message, t, outcome));
  const step = useStep(edit.form, steps);

  const showRefused = useEffectEvent(step.showFirstError);
  useEffect(() => {
    if (!edit.isSubmitting) showRefused();
  }, [edit.isSubmitting]);

  const save = (
    <Button type="primary" loading={edit.isSubmitting} onClick={edit.form.submit}>
      {saveText ?? t('save')}
    </Button>
  );
  return (
    <StepFrame
      {...{ title, extra, steps, step, cancelText, onCancel }}
      isNextSecondary={isSavedAnywhere}
      actions={isSavedAnywhere && save}
      finish={!isSavedAnywhere && save}
    >
      <EditForm edit={edit} compare={compare} saveText={saveText} onInvalid={step.showFirstError}>
        <StepPanels />
      </EditForm>
    </StepFrame>
  );
}
