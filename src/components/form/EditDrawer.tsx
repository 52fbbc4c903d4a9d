import { App, Button, Drawer, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { ExtraActions } from './ExtraActions';
import { focusFirst } from './focus-first';
import { showSaveResult } from './show-save-result';
import { type EditSpec, type ExtraAction, useEditForm } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  /** Names what is edited. */
  title: string;
  size?: number;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  /** By default 保存. */
  saveText?: string;
  /** Other buttons before the one that saves. */
  extraActions?: readonly ExtraAction<Values, Entity>[];
  /** Takes `edit` out of the address (useEditParam); the leave guard asks there when there is something to lose. */
  onClose: () => void;
  children: ReactNode;
};

/** A form in a drawer beside its list or detail. Its place in the address is kept by useEditParam. */
export function EditDrawer<Values extends object, Entity extends object>({
  title,
  size = 560,
  spec,
  compare,
  saveText,
  extraActions,
  onClose,
  children,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const edit = useEditForm(spec, (outcome, action) => {
    showSaveResult(message, t, outcome);
    if ((outcome === 'saved' || outcome === 'unchanged') && !action?.onSaved && !action?.beginsAnew) onClose();
  });

  return (
    <Drawer
      open
      title={title}
      size={size}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirst(edit.form)}
      footer={
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <ExtraActions edit={edit} actions={extraActions} />
          <Button type="primary" loading={edit.isSubmitting && !edit.running} onClick={edit.form.submit}>
            {saveText ?? t('save')}
          </Button>
        </Flex>
      }
    >
      <EditForm edit={edit} compare={compare} saveText={saveText}>
        {children}
      </EditForm>
    </Drawer>
  );
}
