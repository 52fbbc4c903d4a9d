import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useState } from 'react';
import { type ControlProps, Field, type FieldProps } from './Field';
import styles from './TextsField.module.css';
import { useClear } from './useClear';

type StringListProps = {
  /** Each of these, entered or pasted, ends a text. */
  separators: string[];
  /** Suggested texts. */
  offered?: readonly string[];
  autoFocus?: boolean;
};

type InputProps = ControlProps<string[]> & StringListProps & { label: string };

const LIST_HEIGHT_PX = 128;

function StringListInput({ label, separators, offered, value, onChange, ...rest }: InputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Enter would remove a text that is selected already.
  const isThere = value?.includes(typed.trim());
  return (
    <Select<string[]>
      {...rest}
      className={styles.texts}
      mode="tags"
      tokenSeparators={separators}
      allowClear={useClear(label)}
      suffixIcon={offered ? <DownOutlined aria-hidden /> : null}
      menuItemSelectedIcon={<CheckOutlined aria-hidden />}
      // Opens upwards with a limited height: below are the buttons of the dialog.
      placement="topLeft"
      listHeight={LIST_HEIGHT_PX}
      open={offered !== undefined && isOpen && !isThere}
      onOpenChange={setIsOpen}
      options={offered?.map((text) => ({ value: text, label: text }))}
      value={value ?? []}
      onSearch={setTyped}
      // Enter and blur add the entered text, but report no change if it is there already.
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || !isThere) return;
        setTyped('');
        // A second Enter must not choose an option.
        setIsOpen(false);
      }}
      onBlur={() => setTyped('')}
      onChange={(texts) => {
        setIsOpen(false);
        setTyped('');
        onChange?.(texts);
      }}
    />
  );
}

/** Several short texts, entered one by one or chosen from suggestions. */
export function StringListField({
  separators,
  offered,
  autoFocus,
  rules,
  ...field
}: Omit<FieldProps, 'isDisabled'> & StringListProps & Pick<Parameters<typeof Field>[0], 'rules'>) {
  return (
    <Field {...field} rules={rules}>
      <StringListInput {...{ separators, offered, autoFocus }} label={field.label} />
    </Field>
  );
}
