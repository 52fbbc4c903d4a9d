import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  /** What is wrong with it. */
  error?: string;
  extra?: string;
  className?: string;
  children: (id: string) => ReactNode;
};

/** A control that is no field of the form, and looks like one: its edit may be refused, or is more than one value. */
export function Labelled({ label, error, children, ...rest }: Props) {
  const id = useId();
  return (
    <Form.Item {...rest} label={label} htmlFor={id} help={error} validateStatus={error ? 'error' : undefined}>
      {children(id)}
    </Form.Item>
  );
}
