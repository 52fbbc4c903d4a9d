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
import { useSaving, useUnsavedDraft } from './useUnsavedDraft';

type Props<Values extends object> = {
  /** Title: the action and its target. */
  title: string;
  /**
   * Language-independent key of the action and its target, such as `record.refer:12`: after an expired sign-in the same
   * dialog restores its draft by this key. null: no draft is kept and closing never asks.
   */
  draft: string | null;
  /** Label of the submit button, named after the action. */
  okText: string;
  isDanger?: boolean;
  /** False once the action is known to be impossible: the submit button is hidden, and only the way back is left. */
  canSubmit?: boolean;
  /** Note above the fields. */
  warning?: ReactNode;
  initialValues?: Partial<Values>;
  /** Version of the initial values: a draft restored over another version has to be checked. */
  version?: number;
  width?: number;
  /** Scrolls the fields inside the dialog, so that the buttons stay visible. */
  isLong?: boolean;
  children?: ReactNode;
  /** Second confirmation before the submit; on false the dialog stays as it is. */
  confirm?: (values: Values) => Promise<boolean>;
  /** Runs the action. The dialog closes on success and keeps its input on failure. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Padding for the focus outlines of fields, which scrolling would cut off. */
const bodyStyle = {
  maxHeight: 'max(160px, calc(100dvh - 280px))',
  overflowY: 'auto',
  paddingInline: 4,
  marginInline: -4,
} as const;

/** Props of the initially focused button; pro-components passes a `ref` on but does not type it. */
const autoFocusProps: object = { ref: focusButton };

type StoredValues<Values> = { base: { version?: number; values: Partial<Values> }; values: Values };

/** Fields that the operator changed: for all others, a dialog opened later has newer values. */
const getChangedFields = <Values extends object>({ base, values }: StoredValues<Values>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(value, base.values[name as keyof Values])),
  );

/**
 * Confirmation dialog of an action, with the fields that it needs. A server refusal is shown on its field or above the
 * form, and no input is lost. When the sign-in expires the dialog closes; opened again, it restores the input and says
 * so.
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
  const { draft, isDirty, isDirtyNow, setDirty, isSaving, whenLeft } = useUnsavedDraft<StoredValues<Values>>({
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
  // A second click may come after the response, while the dialog is closing.
  const isDone = useRef(false);

  const { submit, isSubmitting, failure } = useSubmit(
    form,
    async (values: Values) => {
      if (!canBegin || isDone.current) return;
      if (confirm && !isOver && !(await confirm(values))) return;
      await onSubmit(values);
      isDone.current = true;
      setDirty(false);
      onClose();
    },
    whenLeft,
  );

  const isOver = failure?.error instanceof AppError && failure.error.isFinal === true;
  const canSubmit = canBegin && !isOver;
  useSaving(isSaving, isSubmitting);

  const place = useSaveShortcut(okText, form.submit);

  /** After a final refusal nothing can be lost; while the action is only blocked, the input may still be useful. */
  const hasToLose = () => !isOver && draftName !== null && isDirtyNow.current;
  const close = async (isDecided: boolean) => {
    // antd registers a dialog for Escape during render, and keeps one whose first render was discarded.
    const isRendered = place.current !== null;
    // While a request is in flight the dialog stays: it shows the result.
    if (isSubmitting || !isRendered) return;
    if (isDecided || !hasToLose() || (await confirmLeaving())) onClose();
  };

  const focusOnceOpen = useFocusFirst(form, place);
  // The submit button has been removed; the back button gets the focus.
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
      // Input entered while submitting would be lost when the dialog closes.
      disabled={isSubmitting}
      modalProps={{
        destroyOnHidden: true,
        styles: isLong ? { body: bodyStyle } : undefined,
        // A click on the mask must not discard input.
        mask: { closable: !isDirty },
        // Without fields the focus stays on the initially focused button.
        afterOpenChange: (isShown) => isShown && focusOnceOpen(),
        onCancel: () => close(false),
      }}
      submitter={{
        searchConfig: { submitText: okText, resetText: t(canSubmit ? 'cancel' : 'back') },
        // The fields are disabled while submitting; the buttons keep the focus.
        submitButtonProps: {
          disabled: false,
          danger: isDanger,
          loading: isSubmitting,
          hidden: !canSubmit,
          ...(!isDanger && autoFocusProps),
        },
        resetButtonProps: {
          disabled: false,
          // Cancel is a decision; Escape, × and the back button of a blocked dialog are not, so they ask.
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
        <Alert
          role="note"
          type={isDanger ? 'warning' : 'info'}
          showIcon
          title={warning}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {isRestored && !isOver && (
        <RestoredNote
          isOutdated={draft?.base.version !== version}
          onDiscard={() => {
            // A reset mounts the fields again, so focus set before it would be lost.
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
      {/* The visible submit button is outside the form element, so Enter needs this one. */}
      <button type="submit" hidden />
    </ModalForm>
  );
}
