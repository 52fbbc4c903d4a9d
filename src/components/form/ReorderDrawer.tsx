import { Alert, App, Button, Drawer, Flex } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { SortableList } from '@/components/inputs/SortableList';
import { mergeOrder } from '@/domain/merge-order';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { FormFailure } from './FormFailure';
import { useLeaveGuard } from './useLeaveGuard';
import { useSaveShortcut } from './useSaveShortcut';

type Props<Item> = {
  title: string;
  /** Names the list. */
  label: string;
  /** What is put in order, as the server has it. Another list is another drawer: give it a key. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Writes the order. @throws AppError 409 when the items are no longer these */
  save: (ids: string[]) => Promise<unknown>;
  /** Reads the items anew after a 409. */
  reload: () => void;
  onSaved: () => void;
  onClose: () => void;
  /** Above the list: what is put in order. */
  children?: ReactNode;
};

/**
 * Gives things another order, saved once for all moves. When others have come or gone in the
 * meantime, that is said and the order given so far is kept.
 */
export function ReorderDrawer<Item extends { id: string }>({
  title,
  label,
  items,
  nameOf,
  render,
  save,
  reload,
  onSaved,
  onClose,
  children,
}: Props<Item>) {
  const t = useText('form');
  const { message } = App.useApp();
  const [order, setOrder] = useState<string[]>();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [error, setError] = useState<unknown>();
  const current = items.map(({ id }) => id);
  const shown = order ? mergeOrder(order, current) : current;
  const isDirty = shown.some((id, index) => id !== current[index]);
  const isDirtyNow = useRef(isDirty);
  isDirtyNow.current = isDirty;
  useLeaveGuard(isDirty, isDirtyNow);

  const [submit, isSubmitting] = useAction(async () => {
    setError(undefined);
    if (!isDirtyNow.current) {
      message.info(t('unchanged'));
      onClose();
      return;
    }
    try {
      await save(shown);
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      if (failure.handled) return;
      if (failure.status === 409) {
        setIsOvertaken(true);
        reload();
      } else setError(failure);
      return;
    }
    isDirtyNow.current = false;
    message.success(t('saved'));
    onSaved();
    onClose();
  });
  useSaveShortcut(submit);

  return (
    <Drawer
      open
      title={title}
      size={560}
      onClose={onClose}
      footer={
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isSubmitting} onClick={submit}>
            {t('order.save')}
          </Button>
        </Flex>
      }
    >
      {children}
      {isOvertaken && (
        <Alert role="alert" type="warning" showIcon title={t('order.overtaken')} style={{ marginBlockEnd: 16 }} />
      )}
      <FormFailure failure={error === undefined ? undefined : { error, messages: [] }} />
      <SortableList
        label={label}
        items={shown.flatMap((id) => items.find((item) => item.id === id) ?? [])}
        idOf={({ id }) => id}
        nameOf={nameOf}
        render={render}
        onReorder={setOrder}
      />
    </Drawer>
  );
}
