import { DownOutlined } from '@ant-design/icons';
import { type Ref, useState } from 'react';
import { ActionMenu } from '@/components/ActionMenu';
import { actionGroups, type EntityAction } from '@/components/useRowAction';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { RowAction } from './actions';
import styles from './RowActions.module.css';
import { RowLink } from './RowLink';

type Props = {
  actions: readonly RowAction[];
  rowLabel: string;
  /** Does one that is done to the row. */
  onStart: (action: EntityAction) => void;
};

const toItem = ({ key, label, group, isDisabled }: RowAction) => ({
  key,
  label,
  danger: group === 'danger',
  disabled: isDisabled,
});

/** The entries of the menu, a line between the groups. */
const menuOf = (actions: readonly RowAction[]) =>
  actionGroups
    .map((group) => actions.filter((action) => action.group === group).map(toItem))
    .filter(({ length }) => length > 0)
    .flatMap((items, index) => (index > 0 ? [{ type: 'divider' as const }, ...items] : items));

/**
 * What can be done with one row: the first action in the row, the others under "more" in three groups,
 * in the last and in red what destroys. Plain buttons, and a menu only once it is asked for: a hundred
 * rows have two hundred of them.
 */
export function RowActions({ actions, rowLabel, onStart }: Props) {
  const t = useText(listTexts);
  const [primary, ...others] = actions;
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!primary) return null;

  const choose = (action: RowAction) => ('run' in action ? onStart(action) : action.onClick());

  const more = (trigger?: Ref<HTMLButtonElement>) => (
    <button
      ref={trigger}
      type="button"
      className={styles.action}
      aria-label={t('moreOf', { name: rowLabel })}
      aria-haspopup="menu"
      aria-expanded={Boolean(isOpen)}
      onClick={isOpen === undefined ? () => setIsOpen(true) : undefined}
    >
      {t('more')} <DownOutlined aria-hidden />
    </button>
  );

  return (
    <div className={styles.actions}>
      {'href' in primary && primary.href !== undefined ? (
        <RowLink href={primary.href} className={styles.action} onOpen={() => choose(primary)}>
          {primary.label}
        </RowLink>
      ) : (
        <button type="button" className={styles.action} disabled={primary.isDisabled} onClick={() => choose(primary)}>
          {primary.label}
        </button>
      )}
      {others.length > 0 &&
        (isOpen === undefined ? (
          more()
        ) : (
          <ActionMenu
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            items={menuOf(others)}
            onChoose={(key) => {
              const action = others.find((one) => one.key === key);
              if (action) choose(action);
            }}
          >
            {more}
          </ActionMenu>
        ))}
    </div>
  );
}
