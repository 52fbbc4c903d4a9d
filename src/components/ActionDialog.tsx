import { ModalForm } from '@ant-design/pro-components';
import { Alert, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { ErrorText } from '@/errors/ErrorText';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';

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
  children?: ReactNode;
  /** Does it; the dialog closes when it has succeeded, and keeps what was typed when it has not. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
};

type FieldErrors = { fieldErrors?: Record<string, string> };

/** Messages of the server for single fields, of those that the form has. */
function fieldErrorsOf(error: unknown) {
  if (!(error instanceof AppError) || error.status !== 422) return [];
  return Object.entries((error.data as FieldErrors | null)?.fieldErrors ?? {});
}

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
  children,
  onSubmit,
  onClose,
}: Props<Values>) {
  const t = useText('app');
  const [form] = Form.useForm<Values>();
  const [failure, setFailure] = useState<unknown>();

  const [submit, isSubmitting] = useAction(async (values: Values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      onClose();
    } catch (error) {
      if (error instanceof AppError && error.handled) return;
      const onFields = fieldErrorsOf(error).filter(([name]) => form.getFieldInstance(name as never));
      if (onFields.length === 0) {
        setFailure(error);
        return;
      }
      form.setFields(onFields.map(([name, message]) => ({ name: name as never, errors: [message] })));
      form.focusField(onFields[0]?.[0] as never);
    }
  });

  return (
    <ModalForm<Values>
      form={form}
      open={isOpen}
      title={title}
      width={480}
      initialValues={initialValues}
      modalProps={{ destroyOnHidden: true, onCancel: onClose, afterClose: () => setFailure(undefined) }}
      submitter={{
        searchConfig: { submitText: okText, resetText: t('cancel') },
        submitButtonProps: { danger: isDanger, loading: isSubmitting },
      }}
      onFinish={submit}
    >
      {warning && (
        <Alert role="note" type={isDanger ? 'error' : 'info'} showIcon title={warning} style={{ marginBlockEnd: 16 }} />
      )}
      {failure !== undefined && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={<ErrorText error={failure} />}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {children}
    </ModalForm>
  );
}
