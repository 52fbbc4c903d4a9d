import { Form, type FormItemProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import styles from './Field.module.css';

/** Path of a form value; inside a Form.List, the name within the row. */
export type FieldName = string | number | (string | number)[];

/** Common props of all form fields. */
export type FieldProps = {
  name: FieldName;
  label: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Help text below the field. */
  extra?: ReactNode;
};

type Props = FieldProps &
  Pick<FormItemProps, 'initialValue' | 'preserve' | 'rules' | 'dependencies' | 'validateTrigger' | 'style'> & {
    /** The control, which gets `ControlProps` from the form. */
    children: ReactElement;
  };

/** Props from the form, which a control passes on to its focusable element. */
export type ControlProps<Value> = {
  id?: string;
  value?: Value | null;
  /** Called with null for an empty value, so that a cleared field is sent to the server. */
  onChange?: (value: Value | null) => void;
  'aria-describedby'?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
};

/** Frame of every field: label, required mark, and messages linked to the control. */
export function Field({ isRequired, isDisabled: _, ...props }: Props) {
  return <Form.Item className={styles.field} required={isRequired} validateFirst {...props} />;
}
