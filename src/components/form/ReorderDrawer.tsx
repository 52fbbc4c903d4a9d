import { Alert, App, Button, Drawer, Flex } from 'antd';
import type { ReactNode } from 'react';
import { SortableList } from '@/components/inputs/SortableList';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { FormFailure } from './FormFailure';
import { ReorderSearch } from './ReorderSearch';
import { type OrderSpec, useReorderForm } from './useReorderForm';
import { useSaveShortcut } from './useSaveShortcut';

type Props<Item> = Omit<OrderSpec<Item>, 'onDone'> & {
  title: string;
  /** Accessible name of the list. */
  label: string;
  nameOf: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  onSaved: () => void;
  onClose: () => void;
  /** Content above the list. */
  children?: ReactNode;
};

/** From this many items on, a search field is shown. */
const FIND_FROM = 20;

/**
 * Reorders items and saves all moves at once. If items were added or removed meanwhile, or someone else has saved an
 * order, a warning is shown and the moves so far are kept.
 */
export function ReorderDrawer<Item extends { id: string }>({
  title,
  label,
  nameOf,
  render,
  onSaved,
  onClose,
  children,
  ...spec
}: Props<Item>) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const order = useReorderForm({
    ...spec,
    onDone: (outcome) => {
      if (outcome === 'unchanged') message.info(t('unchanged'));
      else {
        message.success(t('order.saved'));
        onSaved();
      }
      // The operator may have opened another drawer.
      if (outcome !== 'unmounted') onClose();
    },
  });
  const place = useSaveShortcut(t('order.save'), order.submit);

  return (
    <Drawer
      open
      title={title}
      size={560}
      onClose={onClose}
      footer={
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={order.isSubmitting} onClick={order.submit}>
            {t('order.save')}
          </Button>
        </Flex>
      }
    >
      {children}
      {order.isOvertaken && (
        <Alert role="alert" type="warning" showIcon title={t('order.overtaken')} style={{ marginBlockEnd: 16 }} />
      )}
      <FormFailure failure={order.failure} />
      {order.items.length >= FIND_FROM && (
        <ReorderSearch items={order.items} nameOf={nameOf} onFind={({ id }) => focusRow(place.current, id)} />
      )}
      <div ref={place}>
        <SortableList
          label={label}
          items={order.items}
          idOf={({ id }) => id}
          nameOf={nameOf}
          render={(item) => render(item, order.items.indexOf(item))}
          onReorder={order.move}
        />
      </div>
    </Drawer>
  );
}

/** Scrolls to a row and focuses its first button. */
function focusRow(list: HTMLElement | null, id: string) {
  const row = list?.querySelector(`li[data-id="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}
