import { FooterToolbar } from '@ant-design/pro-components';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { ExtraActions } from './ExtraActions';
import { showSaveResult } from './show-save-result';
import { type EditSpec, type ExtraAction, useEditForm } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  title?: string;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  saveText?: string;
  /** Leaves the form. Without it, as on a screen that is a single form, a button discards the changes instead. */
  onCancel?: () => void;
  /** Content beside the heading. */
  extra?: ReactNode;
  /** Step bar, if the form is a step of a task. */
  steps?: ReactNode;
  /** More buttons before the save button. */
  extraActions?: readonly ExtraAction<Values, Entity>[];
  children: ReactNode;
};

/** A form as a whole screen, with a sticky button bar. */
export function EditPage<Values extends object, Entity extends object>({
  title,
  spec,
  compare,
  saveText,
  onCancel,
  extra,
  steps,
  extraActions,
  children,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const edit = useEditForm(spec, (outcome) => showSaveResult(message, t, outcome));

  return (
    <Page title={title} extra={extra} steps={steps}>
      <EditForm edit={edit} compare={compare} saveText={saveText}>
        {children}
      </EditForm>
      <FooterToolbar>
        {onCancel ? (
          <Button onClick={onCancel}>{t('cancel')}</Button>
        ) : (
          <Button disabled={!edit.isDirty || edit.isSubmitting} onClick={edit.discard}>
            {t('undo')}
          </Button>
        )}
        <ExtraActions edit={edit} actions={extraActions} />
        <Button type="primary" loading={edit.isSubmitting && !edit.running} onClick={edit.form.submit}>
          {saveText ?? t('save')}
        </Button>
      </FooterToolbar>
    </Page>
  );
}
