import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Typography } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GroupsField.module.css';

type GroupProps = {
  name: string;
  removeText: string;
  className?: string;
  /** Whether the operator has just added the group, which then takes the focus. */
  isAdded: boolean;
  onRemove: () => void;
  children: ReactNode;
};

function Group({ name, removeText, className, isAdded, onRemove, children }: GroupProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    if (isAdded) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a visible frame and legend
    <div ref={box} role="group" aria-label={name} className={styles.group}>
      <div className={className}>{children}</div>
      <Button
        type="text"
        className={styles.remove}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={removeText}
        onClick={onRemove}
      />
    </div>
  );
}

type Props = {
  /** Name of the list in the form. */
  name: string;
  title: string;
  addText: string;
  max: number;
  /** Initial values of a new group. */
  blank: object;
  /** Note above the groups, given their count. */
  note: (count: number) => ReactNode;
  /** Name of a group, and label of its remove button; places count from 1. */
  nameOf: (place: number) => string;
  removeTextOf: (place: number) => string;
  /** Layout of the fields of a group. */
  groupClassName?: string;
  /** The fields of a group; their names begin with its `index`. */
  children: (index: number) => ReactNode;
};

/** Up to `max` groups of fields, added and removed one by one. The first field of a new group gets the focus. */
export function GroupsField(props: Props) {
  const { name: listName, title, addText, max, blank, note, nameOf, removeTextOf, groupClassName, children } = props;
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  return (
    <Form.List name={listName}>
      {(fields, list) => (
        <section aria-label={title} className={styles.groups}>
          <Flex justify="space-between" align="center">
            <Typography.Text strong>{title}</Typography.Text>
            <Button
              ref={add}
              size="small"
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= max}
              onClick={() => {
                isAdding.current = true;
                list.add(blank);
              }}
            >
              {addText}
            </Button>
          </Flex>
          <Typography.Text type="secondary">{note(fields.length)}</Typography.Text>
          {fields.map(({ key, name }) => (
            <Group
              key={key}
              name={nameOf(name + 1)}
              removeText={removeTextOf(name + 1)}
              className={groupClassName}
              isAdded={isAdding.current && name === fields.length - 1}
              onRemove={() => {
                list.remove(name);
                // The remove button is gone, and the focus with it.
                add.current?.focus();
              }}
            >
              {children(name)}
            </Group>
          ))}
        </section>
      )}
    </Form.List>
  );
}
