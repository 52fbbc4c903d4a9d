import { RightOutlined } from '@ant-design/icons';
import { useControllableValue } from 'ahooks';
import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, type Ref, type RefObject, useEffect, useRef } from 'react';

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
export function ActionMenu<Key extends string>(props: Props<Key>) {
  const { items, onChoose, children, placement, isDisabled = false } = props;
  const [isOpen, setOpen] = useControllableValue<boolean>(props, {
    defaultValue: false,
    valuePropName: 'isOpen',
    trigger: 'onOpenChange',
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useFocusInside(menu, isOpen);

  const tellOpen = (isOpenNow: boolean) => {
    // The menu takes the focus with it when it goes; whoever clicked elsewhere has moved it already.
    if (!isOpenNow && document.activeElement?.closest('[role="menu"]')) trigger.current?.focus();
    setOpen(isOpenNow);
  };

  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      disabled={isDisabled}
      open={isOpen}
      popupRender={(entries) => <div ref={menu}>{entries}</div>}
      onOpenChange={tellOpen}
      menu={{
        items,
        // A name of its own would be read with that of the entry.
        expandIcon: (
          <span className="ant-dropdown-menu-submenu-arrow">
            <RightOutlined aria-hidden className="ant-dropdown-menu-submenu-arrow-icon" />
          </span>
        ),
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

/**
 * Puts the focus on the first entry as the menu opens. antd's `autoFocus` does so three frames later, come what
 * may: by then a quick hand has chosen, and the menu takes the focus out of the dialog that has opened; and where
 * the menu has no place yet, the window goes there. Called by who opens the menu: antd draws nothing in it anew as
 * it closes, so that in there a menu that opens again has been open all along.
 */
function useFocusInside(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const focus = () => {
      const first = menu.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])');
      first?.focus({ preventScroll: true });
      // Not drawn yet, or hidden still by the motion with which it opens.
      if (!first || document.activeElement !== first) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [menu, isOpen]);
}
