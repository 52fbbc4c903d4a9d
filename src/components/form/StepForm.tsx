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
  /** Beside the heading. */
  extra?: ReactNode;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  /** Each is looked at by itself before the next. */
  steps: readonly FormStep[];
  saveText?: string;
  /** Whether it can be saved at each step, and not only at the last. */
  isSavedAnywhere?: boolean;
  cancelText?: string;
  onCancel: () => void;
};

/**
 * A form in steps that takes the whole screen. It is saved as one: what is wrong then, or refused by the server,
 * opens the step that it belongs to. The step stands in the address; one that lies on another route is a way there.
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
