import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Typography } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GroupsField.module.css';

type GroupProps = {
  name: string;
  removeText: string;
  className?: string;
  /** Takes the focus as it comes: somebody has just asked for it. */
  isAdded: boolean;
  onRemove: () => void;
  children: ReactNode;
};

function Group({ name, removeText, className, isAdded, onRemove, children }: GroupProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes
  useEffect(() => {
    if (isAdded) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that nobody needs to see
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
  /** Of the list in the form. */
  name: string;
  title: string;
  addText: string;
  max: number;
  /** What a group holds before anything is entered. */
  blank: object;
  /** What is said of the groups, given how many there are. */
  note: (count: number) => ReactNode;
  /** How one is called, and the button that takes it out; places count from 1. */
  nameOf: (place: number) => string;
  removeTextOf: (place: number) => string;
  /** How the fields of a group are laid out. */
  groupClassName?: string;
  /** The fields of a group, whose names begin with its `index`. */
  children: (index: number) => ReactNode;
};

/** Up to `max` groups of fields, added and taken out one by one: the focus goes to the first field of a new one. */
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
                // Its own button is gone, and the focus with it.
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
