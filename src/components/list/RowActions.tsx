import { DownOutlined } from '@ant-design/icons';
import { type Ref, useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import type { EntityAction } from '@/components/actions/useRowAction';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { RowAction } from './actions';
import styles from './RowActions.module.css';
import { RowLink } from './RowLink';
import { placeActions, toMenuItems } from './row-actions';

type Props = {
  actions: readonly RowAction[];
  rowLabel: string;
  /** Called to run an action on the row itself. */
  onStart: (action: EntityAction) => void;
};

/**
 * Actions of one row: the first and at most one more in the row, the others in a "more" menu in three groups, the last
 * for destructive ones in red. Plain buttons, and a menu only once it is opened: a hundred rows have two hundred
 * buttons.
 */
export function RowActions({ actions, rowLabel, onStart }: Props) {
  const t = useText(listTexts);
  const { shown, more: others } = placeActions(actions);
  const [isOpen, setIsOpen] = useState<boolean>();
  if (shown.length === 0) return null;

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
      {shown.map((action) =>
        'href' in action && action.href !== undefined ? (
          <RowLink key={action.key} href={action.href} className={styles.action} onOpen={() => choose(action)}>
            {action.label}
          </RowLink>
        ) : (
          <button
            key={action.key}
            type="button"
            className={styles.action}
            disabled={action.isDisabled}
            onClick={() => choose(action)}
          >
            {action.label}
          </button>
        ),
      )}
      {others.length > 0 &&
        (isOpen === undefined ? (
          more()
        ) : (
          <ActionMenu
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            items={toMenuItems(others)}
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
