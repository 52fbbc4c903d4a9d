import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  /** Error message. */
  error?: string;
  extra?: string;
  className?: string;
  children: (id: string) => ReactNode;
};

/** Looks like a form field, for a control outside of the form: its edit may be refused or change several values. */
export function LabeledControl({ label, error, children, ...rest }: Props) {
  const id = useId();
  return (
    <Form.Item {...rest} label={label} htmlFor={id} help={error} validateStatus={error ? 'error' : undefined}>
      {children(id)}
    </Form.Item>
  );
}
