import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useState } from 'react';
import { type ControlProps, Field, type FieldProps } from './Field';
import styles from './TextsField.module.css';
import { useClear } from './useClear';

type StringListProps = {
  /** Typed or pasted, one of these ends a text. */
  separators: string[];
  /** Texts that are offered. */
  offered?: readonly string[];
  autoFocus?: boolean;
};

type InputProps = ControlProps<string[]> & StringListProps & { label: string };

const LIST_HEIGHT_PX = 128;

function StringListInput({ label, separators, offered, value, onChange, ...rest }: InputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Its list would take out again on Enter what is ticked in it.
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
      // Upwards and no longer than one choice takes: below are the buttons of the dialog.
      placement="topLeft"
      listHeight={LIST_HEIGHT_PX}
      open={offered !== undefined && isOpen && !isThere}
      onOpenChange={setIsOpen}
      options={offered?.map((text) => ({ value: text, label: text }))}
      value={value ?? []}
      onSearch={setTyped}
      // Either takes over what is typed, and says nothing of it where that is there already.
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || !isThere) return;
        setTyped('');
        // A second Enter has nothing to choose.
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

/** Several short texts, typed one after the other or chosen from those that are offered. */
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
