import { App, Button, Drawer, Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import type { CompareField } from './compare-fields';
import { EditForm } from './EditForm';
import { ExtraActions } from './ExtraActions';
import { FocusFirst } from './FocusFirst';
import { focusFirst } from './focus-first';
import { confirmLeaving } from './leave-guard';
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
  /** Where a save is final: what is said above what was typed after it, and what the button does with that. */
  afterFinal?: { note: ReactNode; saveText: string };
  /** Other buttons before the one that saves. */
  extraActions?: readonly ExtraAction<Values, Entity>[];
  /** Takes `edit` out of the address (useEditParam); the leave guard asks there when there is something to lose. */
  onClose: () => void;
  /** It has no place in the address, as over another form: then it asks itself before it is closed. */
  asksBeforeClosing?: boolean;
  children: ReactNode;
};

/** A form in a drawer beside its list or detail. Its place in the address is kept by useEditParam. */
export function EditDrawer<Values extends object, Entity extends object>({
  title,
  size = 560,
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
  const edit = useEditForm({ ...spec, isOverlay: asksBeforeClosing }, (outcome, action) => {
    showSaveResult(message, t, outcome);
    if ((outcome === 'saved' || outcome === 'unchanged') && !action?.onSaved && !action?.beginsAnew) onClose();
  });
  const later = edit.isDirty ? afterFinal : undefined;
  const saveText = later?.saveText ?? firstSaveText;
  const close = async () => {
    if (!asksBeforeClosing || !edit.hasToLose() || (await confirmLeaving())) onClose();
  };

  return (
    <Drawer
      open
      title={<span ref={place}>{title}</span>}
      size={size}
      // Not the drawer: FocusFirst gives it to the first field, if need be anew once it stands.
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
      <EditForm edit={edit} compare={compare} saveText={saveText}>
        {later?.note}
        {children}
      </EditForm>
      <FocusFirst form={edit.form} place={place} />
    </Drawer>
  );
}
