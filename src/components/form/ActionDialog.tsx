import { ModalForm } from '@ant-design/pro-components';
import { Alert, Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { FormFailure } from './FormFailure';
import { useLeaveGuard } from './useLeaveGuard';
import { useSubmit } from './useSubmit';

type Props<Values extends object> = {
  isOpen: boolean;
  /** Names what will happen, and to what. */
  title: string;
  /** The button that does it, named after what it does. */
  okText: string;
  isDanger?: boolean;
  /** What the operator has to know before. */
  warning?: ReactNode;
  initialValues?: Partial<Values>;
  width?: number;
  children?: ReactNode;
  /** Does it; the dialog closes when it has succeeded, and keeps what was typed when it has not. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
};

/**
 * Asks before something is done, with the fields that it needs. What the server refuses is said on
 * its field, or above the form; nothing typed is lost.
 */
export function ActionDialog<Values extends object>({
  isOpen,
  title,
  okText,
  isDanger = false,
  warning,
  initialValues,
  width = 480,
  children,
  onSubmit,
  onClose,
}: Props<Values>) {
  const t = useText('app');
  const [form] = Form.useForm<Values>();
  const [isDirty, setIsDirty] = useState(false);
  const isDirtyNow = useRef(false);
  const noteDirty = (next: boolean) => {
    isDirtyNow.current = next;
    setIsDirty(next);
  };
  useLeaveGuard(isOpen && isDirty, isDirtyNow);

  const { submit, isSubmitting, failure, clearFailure } = useSubmit(form, async (values: Values) => {
    await onSubmit(values);
    noteDirty(false);
    onClose();
  });

  return (
    <ModalForm<Values>
      form={form}
      open={isOpen}
      title={title}
      width={width}
      initialValues={initialValues}
      modalProps={{
        destroyOnHidden: true,
        // A click beside the dialog is no decision to throw away what was typed.
        mask: { closable: !isDirty },
        onCancel: onClose,
        afterClose: () => {
          clearFailure();
          noteDirty(false);
        },
      }}
      submitter={{
        searchConfig: { submitText: okText, resetText: t('cancel') },
        submitButtonProps: { danger: isDanger, loading: isSubmitting },
      }}
      onValuesChange={() => noteDirty(true)}
      onFinish={(values) => submit(values)}
    >
      {warning && (
        <Alert role="note" type={isDanger ? 'error' : 'info'} showIcon title={warning} style={{ marginBlockEnd: 16 }} />
      )}
      <FormFailure failure={failure} />
      {children}
    </ModalForm>
  );
}
