import { ModalForm } from '@ant-design/pro-components';
import { Alert, Form } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSameValue } from '@/domain/compare';
import { AppError } from '@/errors/app-error';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { FocusFirst } from './FocusFirst';
import { FormFailure } from './FormFailure';
import { focusButton, focusFirst, useFocusFirst } from './focus-first';
import { confirmLeaving } from './leave-guard';
import { onPickerInput } from './picker-input';
import { RestoredNote } from './RestoredNote';
import { useLocalizedErrors } from './useLocalizedErrors';
import { useSaveShortcut } from './useSaveShortcut';
import { useSubmit } from './useSubmit';
import { useUnsavedDraft } from './useUnsavedDraft';

type Props<Values extends object> = {
  /** Names what will happen, and to what. */
  title: string;
  /**
   * Names what is done and to what, such as `record.refer:12`, in no language: by it the same dialog finds what was
   * typed before a sign-in expired. null: what is chosen belongs to the moment, is not kept, and nothing asks before it
   * is left.
   */
  draft: string | null;
  /** The button that does it, named after what it does. */
  okText: string;
  isDanger?: boolean;
  /** False once it is known that it cannot be done: then there is no button for it, only the way back. */
  canSubmit?: boolean;
  /** What the operator has to know before. */
  warning?: ReactNode;
  initialValues?: Partial<Values>;
  /** Of what the initial values are: what was typed before a sign-in expired over another one is to be checked. */
  version?: number;
  width?: number;
  /** So many fields that they scroll within it: the buttons stay in view. */
  isLong?: boolean;
  children?: ReactNode;
  /** Asks once more before it is done; the dialog stays, as it is, where the answer is no. */
  confirm?: (values: Values) => Promise<boolean>;
  /** Does it; the dialog closes when it has succeeded, and keeps what was typed when it has not. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Room for the outlines of fields at its edges, which would be cut off where it scrolls. */
const bodyStyle = {
  maxHeight: 'max(160px, calc(100dvh - 280px))',
  overflowY: 'auto',
  paddingInline: 4,
  marginInline: -4,
} as const;

/** Of the button that the dialog begins with; pro-components hands all on to it, and types no `ref`. */
const autoFocusProps: object = { ref: focusButton };

type StoredValues<Values> = { base: { version?: number; values: Partial<Values> }; values: Values };

/** What the operator changed of what the dialog began with: all else is newer in a dialog that is opened later. */
const getChangedFields = <Values extends object>({ base, values }: StoredValues<Values>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(value, base.values[name as keyof Values])),
  );

/**
 * Asks before something is done, with the fields that it needs. What the server refuses is said on
 * its field, or above the form; nothing typed is lost. A sign-in that expires closes the dialog: the
 * same one, opened again, has what was typed and says so.
 */
export function ActionDialog<Values extends object>({
  title,
  draft: draftName,
  okText,
  isDanger = false,
  canSubmit: canBegin = true,
  warning,
  initialValues,
  version,
  width = 480,
  isLong = false,
  children,
  confirm,
  onSubmit,
  onClose,
}: Props<Values>) {
  const t = useText(appTexts);
  const [form] = Form.useForm<Values>();
  const [base] = useState({ version, values: initialValues ?? {} });
  const { draft, isDirty, isDirtyNow, setDirty, isSaving } = useUnsavedDraft<StoredValues<Values>>({
    name: `action:${draftName}`,
    title,
    isOverlay: true,
    isKept: draftName !== null,
    snapshot: () => ({ base, values: form.getFieldsValue(true) }),
  });
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  useEffect(() => {
    if (draft) form.setFieldsValue(getChangedFields(draft) as Parameters<typeof form.setFieldsValue>[0]);
  }, [draft, form]);
  useRestoreFocus(true);
  useLocalizedErrors(form);
  // A second click may come after the answer, while the dialog is still closing.
  const isDone = useRef(false);

  const { submit, isSubmitting, failure } = useSubmit(form, async (values: Values) => {
    if (!canBegin || isDone.current) return;
    if (confirm && !isOver && !(await confirm(values))) return;
    await onSubmit(values);
    isDone.current = true;
    setDirty(false);
    onClose();
  });

  const isOver = failure?.error instanceof AppError && failure.error.isFinal === true;
  const canSubmit = canBegin && !isOver;
  isSaving.current = isSubmitting;

  const place = useSaveShortcut(okText, form.submit);

  /** Where nothing can be done any more, nothing is lost; while it is only blocked, what was typed is still to be used. */
  const hasToLose = () => !isOver && draftName !== null && isDirtyNow.current;
  const close = async (isDecided: boolean) => {
    // antd registers a dialog for Escape while it renders, and keeps one whose first render was thrown away.
    const isRendered = place.current !== null;
    // The answer is on its way, and this is where it is said.
    if (isSubmitting || !isRendered) return;
    if (isDecided || !hasToLose() || (await confirmLeaving())) onClose();
  };

  const focusOnceOpen = useFocusFirst(form, place);
  // The button that was pressed is gone: what is left is the way back.
  useEffect(() => {
    if (isOver) focusButton(place.current?.closest('[role=dialog]')?.querySelector('.ant-modal-footer button') ?? null);
  }, [isOver, place]);

  return (
    <ModalForm<Values>
      form={form}
      open
      title={title}
      width={width}
      initialValues={initialValues}
      // Once it is done the dialog is gone, and with it what was typed in the meantime.
      disabled={isSubmitting}
      modalProps={{
        destroyOnHidden: true,
        styles: isLong ? { body: bodyStyle } : undefined,
        // A click beside the dialog is no decision to throw away what was typed.
        mask: { closable: !isDirty },
        // Where there is nothing to type the focus stays on the button that it begins with.
        afterOpenChange: (isShown) => isShown && focusOnceOpen(),
        onCancel: () => close(false),
      }}
      submitter={{
        searchConfig: { submitText: okText, resetText: t(canSubmit ? 'cancel' : 'back') },
        // The fields are disabled while they are sent; the buttons keep the focus.
        submitButtonProps: {
          disabled: false,
          danger: isDanger,
          loading: isSubmitting,
          hidden: !canSubmit,
          ...(!isDanger && autoFocusProps),
        },
        resetButtonProps: {
          disabled: false,
          // Cancel says that it is given up; Escape and × are pressed by mistake, and a way back is no decision.
          onClick: () => close(canSubmit),
          ...((isDanger || !canSubmit) && autoFocusProps),
        },
      }}
      omitNil={false}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={() => setDirty(true)}
      onFinish={async (values) => {
        await submit(values);
      }}
    >
      {warning && (
        <Alert role="note" type={isDanger ? 'error' : 'info'} showIcon title={warning} style={{ marginBlockEnd: 16 }} />
      )}
      {isRestored && !isOver && (
        <RestoredNote
          isOutdated={draft?.base.version !== version}
          onDiscard={() => {
            // A reset mounts the fields again: those of before would lose the focus.
            flushSync(() => {
              setIsRestored(false);
              setDirty(false);
              form.resetFields();
            });
            focusFirst(form, place.current);
          }}
        />
      )}
      <FormFailure failure={failure} hasContent={isDirty} />
      <div ref={place} onInput={onPickerInput(() => setDirty(true))}>
        {children}
      </div>
      <FocusFirst form={form} place={place} />
      {/* The button that is seen stands outside the form, where Enter does not find it. */}
      <button type="submit" hidden />
    </ModalForm>
  );
}
