import { DownOutlined } from '@ant-design/icons';
import { type Ref, useState } from 'react';
import { ActionMenu } from '@/components/ActionMenu';
import type { EntityAction } from '@/components/useRowAction';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { RowAction } from './actions';
import styles from './RowActions.module.css';

type Props = {
  actions: readonly RowAction[];
  rowLabel: string;
  /** Does one that is done to the row. */
  onStart: (action: EntityAction) => void;
};

const toItem = ({ key, label, isDanger, isDisabled }: RowAction) => ({
  key,
  label,
  danger: isDanger,
  disabled: isDisabled,
});

/**
 * What can be done with one row: the first action in the row, the others under "more", dangerous ones
 * last. Plain buttons, and a menu only once it is asked for: a hundred rows have two hundred of them.
 */
export function RowActions({ actions, rowLabel, onStart }: Props) {
  const t = useText(listTexts);
  const [primary, ...others] = actions;
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!primary) return null;
  const work = others.filter(({ isDanger }) => !isDanger).map(toItem);
  const danger = others.filter(({ isDanger }) => isDanger).map(toItem);
  const divider = work.length > 0 && danger.length > 0 ? [{ type: 'divider' as const }] : [];

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
      <button type="button" className={styles.action} disabled={primary.isDisabled} onClick={() => choose(primary)}>
        {primary.label}
      </button>
      {others.length > 0 &&
        (isOpen === undefined ? (
          more()
        ) : (
          <ActionMenu
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            items={[...work, ...divider, ...danger]}
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
