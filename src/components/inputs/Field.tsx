import { ProForm } from '@ant-design/pro-components';
import type { FormItemProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import styles from './Field.module.css';

/** A path of a form's values; inside a ProFormList it is the name within the row. */
export type FieldName = string | number | (string | number)[];

/** What every field of a form is given. */
export type FieldProps = {
  name: FieldName;
  label: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** What helps before anything is wrong, below the field. */
  extra?: ReactNode;
};

type Props = FieldProps &
  Pick<FormItemProps, 'initialValue' | 'rules' | 'dependencies' | 'validateTrigger' | 'style'> & {
    /** The control: it takes `ControlProps` from the form. */
    children: ReactElement;
  };

/** What the form hands to a control, for it to pass on to what takes the focus. */
export type ControlProps<Value> = {
  id?: string;
  value?: Value | null;
  /** Called with null for nothing, which is how a field that was emptied is told to the server. */
  onChange?: (value: Value | null) => void;
  'aria-describedby'?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
};

/** The frame of every field: label, mark of the required ones, and its message tied to the control. */
export function Field({ isRequired, isDisabled: _, ...props }: Props) {
  return <ProForm.Item className={styles.field} required={isRequired} validateFirst {...props} />;
}
