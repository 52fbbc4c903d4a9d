import { FooterToolbar } from '@ant-design/pro-components';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { Page } from '@/components/Page';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { focusFirst } from './focus-first';
import { showSaveResult } from './show-save-result';
import { type EditSpec, useEditForm } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  title?: string;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  saveText?: string;
  /** Leaves the form; without it there is nowhere to go, as on a screen that is one form, and changes are taken back. */
  onCancel?: () => void;
  /** Beside the heading. */
  extra?: ReactNode;
  /** What lies after the form: a preview, a history. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A form that takes the whole screen, its buttons in a bar that stays in view. */
export function EditPage<Values extends object, Entity extends object>({
  title,
  spec,
  compare,
  saveText,
  onCancel,
  extra,
  aside,
  children,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const edit = useEditForm(spec, (outcome) => showSaveResult(message, t, outcome));

  return (
    <Page title={title} extra={extra}>
      <EditForm edit={edit} compare={compare} saveText={saveText}>
        {children}
      </EditForm>
      {aside}
      <FooterToolbar>
        {onCancel ? (
          <Button onClick={onCancel}>{t('cancel')}</Button>
        ) : (
          <Button
            disabled={!edit.isDirty || edit.isSubmitting}
            onClick={() => {
              edit.discard();
              // The button cannot hold the focus any more.
              focusFirst(edit.form);
            }}
          >
            {t('undo')}
          </Button>
        )}
        <Button type="primary" loading={edit.isSubmitting} onClick={edit.form.submit}>
          {saveText ?? t('save')}
        </Button>
      </FooterToolbar>
    </Page>
  );
}
