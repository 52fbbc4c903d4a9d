import { App, Button, Drawer, Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { isSending } from '@/session/sending';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { ExtraActions } from './ExtraActions';
import { FocusFirst } from './FocusFirst';
import { focusFirst } from './focus-first';
import { confirmLeaving } from './leave-guard';
import { showSaveResult } from './show-save-result';
import { type EditSpec, type ExtraAction, useEditForm } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  /** Title: what is edited. */
  title: string;
  size?: number;
  /** See EditForm. */
  labelWidth?: number;
  spec: EditSpec<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
  /** 保存 by default. */
  saveText?: string;
  /** For a final save: a note shown above the fields once they are dirty, and the button label then. */
  afterFinal?: { note: ReactNode; saveText: string };
  /** More buttons before the save button. */
  extraActions?: readonly ExtraAction<Values, Entity>[];
  /** Removes `edit` from the URL (useEditParam); the leave guard asks if there are unsaved changes. */
  onClose: () => void;
  /** The drawer has no URL parameter, such as one over another form: it asks before it closes. */
  asksBeforeClosing?: boolean;
  children: ReactNode;
};

/** A form in a drawer over its list or detail. useEditParam keeps it in the URL. */
export function EditDrawer<Values extends object, Entity extends object>({
  title,
  size = 560,
  labelWidth,
  spec,
  compare,
  saveText: firstSaveText,
  afterFinal,
  extraActions,
  onClose,
  asksBeforeClosing = false,
  children,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const place = useRef<HTMLSpanElement>(null);
  const edit = useEditForm({ ...spec, ...(asksBeforeClosing && { overlayTitle: title }) }, (outcome, action, saved) => {
    showSaveResult(message, t, outcome, saved && spec.getSavedText?.(saved));
    if ((outcome === 'saved' || outcome === 'unchanged') && !action?.onSaved && !action?.beginsAnew) onClose();
  });
  const later = edit.isDirty ? afterFinal : undefined;
  const saveText = later?.saveText ?? firstSaveText;
  const close = async () => {
    const hasToLose = edit.hasToLose() || isSending();
    if (!asksBeforeClosing || !hasToLose || (await confirmLeaving())) onClose();
  };

  return (
    <Drawer
      open
      title={<span ref={place}>{title}</span>}
      size={size}
      // FocusFirst focuses the first field, if necessary again once the drawer is open.
      autoFocus={false}
      onClose={close}
      afterOpenChange={(isOpen) => isOpen && focusFirst(edit.form, place.current)}
      footer={
        <Flex gap={8} justify="end">
          <Button onClick={close}>{t('cancel')}</Button>
          <ExtraActions edit={edit} actions={extraActions} />
          <Button type="primary" loading={edit.isSubmitting && !edit.running} onClick={edit.form.submit}>
            {saveText ?? t('save')}
          </Button>
        </Flex>
      }
    >
      <EditForm {...{ edit, compare, saveText, labelWidth }}>
        {later?.note}
        {children}
      </EditForm>
      <FocusFirst form={edit.form} place={place} />
    </Drawer>
  );
}
