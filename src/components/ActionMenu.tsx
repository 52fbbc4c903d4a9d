import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, type Ref, useRef } from 'react';

type Props<Key extends string> = {
  items: MenuProps['items'];
  onChoose: (key: Key) => void;
  /** The button that opens the menu; it takes the ref, and says that it has a menu. */
  children: (trigger: Ref<HTMLButtonElement>) => ReactElement;
  placement?: 'bottomRight';
  isDisabled?: boolean;
  /** Given where the menu is drawn only once it is asked for. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/**
 * A button with a menu of things to do (WAI-ARIA: menu button). The focus goes into the menu when it
 * opens, and is on the button again when Escape closes it, and before anything is done: a dialog gives
 * it back to there.
 */
export function ActionMenu<Key extends string>({
  items,
  onChoose,
  children,
  placement,
  isDisabled = false,
  isOpen,
  onOpenChange,
}: Props<Key>) {
  const trigger = useRef<HTMLButtonElement>(null);

  const tellOpen = (isOpenNow: boolean) => {
    // The menu takes the focus with it when it goes; whoever clicked elsewhere has moved it already.
    if (!isOpenNow && document.activeElement?.closest('[role="menu"]')) trigger.current?.focus();
    onOpenChange?.(isOpenNow);
  };

  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement={placement}
      disabled={isDisabled}
      {...(isOpen !== undefined && { open: isOpen })}
      onOpenChange={tellOpen}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          // Enter would go on to press the first button of the dialog that takes the focus.
          domEvent.preventDefault();
          trigger.current?.focus();
          onChoose(key as Key);
        },
      }}
    >
      {children(trigger)}
    </Dropdown>
  );
}
