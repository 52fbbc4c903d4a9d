import { FooterToolbar } from '@ant-design/pro-components';
import { App, Button, Steps } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Page } from '@/components/Page';
import type { StepFields } from '@/domain/form-steps';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { showSaveResult } from './show-save-result';
import { type EditSpec, useEditForm } from './useEditForm';
import { useStep } from './useStep';

export type FormStep = StepFields & { title: string; content: ReactNode };

type Props<Values extends object, Entity extends object> = {
  title?: string;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  /** Each is looked at by itself before the next; `fields` are the names of those that it shows. */
  steps: readonly FormStep[];
  saveText?: string;
  onCancel: () => void;
};

/**
 * A form in steps that takes the whole screen. It is saved as one: what is wrong then, or refused by the server,
 * opens the step that it belongs to. The step stands in the address.
 */
export function StepForm<Values extends object, Entity extends object>({
  title,
  spec,
  compare,
  steps,
  saveText,
  onCancel,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const edit = useEditForm(spec, (outcome) => showSaveResult(message, t, outcome));
  const { index, go, showFirstError } = useStep(edit.form, steps);
  const isLast = index === steps.length - 1;

  const showRefused = useEffectEvent(showFirstError);
  useEffect(() => {
    if (!edit.isSubmitting) showRefused();
  }, [edit.isSubmitting]);

  return (
    <Page title={title}>
      <Steps
        size="small"
        current={index}
        onChange={go}
        items={steps.map(({ key, title: name }) => ({ key, title: name }))}
        style={{ marginBlockEnd: 24 }}
      />
      <EditForm edit={edit} compare={compare} saveText={saveText} onInvalid={showFirstError}>
        {steps.map(({ key, content }, at) => (
          // All of them are there, so that all values are, and are looked at when the form is saved.
          <div key={key} style={{ display: at === index ? undefined : 'none' }}>
            {content}
          </div>
        ))}
      </EditForm>
      <FooterToolbar>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button disabled={index === 0} onClick={() => go(index - 1)}>
          {t('step.previous')}
        </Button>
        {!isLast && (
          <Button type="primary" onClick={() => go(index + 1)}>
            {t('step.next')}
          </Button>
        )}
        {isLast && (
          <Button type="primary" loading={edit.isSubmitting} onClick={edit.form.submit}>
            {saveText ?? t('save')}
          </Button>
        )}
      </FooterToolbar>
    </Page>
  );
}
