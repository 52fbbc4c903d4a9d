import { ProForm } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { ConflictDialog } from './ConflictDialog';
import type { CompareField } from './compare-fields';
import { FormFailure } from './FormFailure';
import { onPickerInput } from './picker-input';
import { RestoredNote } from './RestoredNote';
import type { EditForm as Edit } from './useEditForm';
import { useLocalizedErrors } from './useLocalizedErrors';
import { useSaveShortcut } from './useSaveShortcut';

type Props<Values extends object, Entity extends object> = {
  edit: Edit<Values, Entity>;
  /** How to show the fields when someone else has changed them. */
  compare: readonly CompareField<Values, Entity>[];
  /** 保存 by default. */
  saveText?: string;
  /** Width in pixels of labels beside their fields, for dense forms; labels stand above the fields by default. */
  labelWidth?: number;
  /** Called when validation fails and nothing is sent. */
  onInvalid?: () => void;
  children: ReactNode;
};

/** A message moves the fields below it down, so that the space between them can be small. */
const besideProps = (labelWidth: number) =>
  ({
    layout: 'horizontal',
    labelAlign: 'left',
    labelCol: { flex: `${labelWidth}px` },
    // From zero, so that a long help text does not move below the label.
    wrapperCol: { flex: '1 1 0' },
    labelWrap: true,
    colon: false,
    style: { '--field-gap': '8px' } as object,
  }) as const;

/** The body of every edit form; EditDrawer and EditPage put it into their frames. */
export function EditForm<Values extends object, Entity extends object>({
  edit,
  compare,
  saveText,
  labelWidth,
  onInvalid,
  children,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  useLocalizedErrors(edit.form);
  const place = useSaveShortcut(saveText ?? t('save'), edit.form.submit);
  return (
    <>
      <ProForm<Values>
        name={edit.name.replaceAll(/\W+/g, '-')}
        form={edit.form}
        initialValues={edit.initialValues}
        disabled={edit.isDisabled}
        submitter={false}
        {...(labelWidth !== undefined && besideProps(labelWidth))}
        // Cleared fields are sent as null; pro-components would leave them out.
        omitNil={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={edit.noteChange}
        onFinish={edit.submit}
        onFinishFailed={() => {
          edit.noteRefused();
          onInvalid?.();
        }}
      >
        {edit.isRestored && <RestoredNote onDiscard={edit.discard} />}
        <FormFailure failure={edit.failure} />
        <div ref={place} onInput={onPickerInput(edit.noteTyped)}>
          {children}
        </div>
        {/* The visible submit button is outside the form element, so Enter needs this one. */}
        <button type="submit" hidden />
      </ProForm>
      {edit.conflict && <ConflictDialog edit={edit} conflict={edit.conflict} compare={compare} />}
    </>
  );
}
