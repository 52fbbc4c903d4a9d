import { RightOutlined } from '@ant-design/icons';
import { useControllableValue } from 'ahooks';
import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, type Ref, type RefObject, useEffect, useRef } from 'react';

type Props<Key extends string> = {
  items: MenuProps['items'];
  onChoose: (key: Key) => void;
  /** The button that opens the menu; it takes the ref and sets `aria-haspopup`. */
  children: (trigger: Ref<HTMLButtonElement>) => ReactElement;
  placement?: 'bottomRight';
  isDisabled?: boolean;
  /** Controls the menu from outside, for callers that mount it only once it is opened. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/**
 * Menu button (WAI-ARIA). The focus moves into the menu when it opens. It returns to the button on Escape and before an
 * action runs, so that a dialog returns it there.
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
    // Focus inside the menu is lost when it closes; a click elsewhere has moved it already.
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
        // The icon's name would be read with the label of the entry.
        expandIcon: (
          <span className="ant-dropdown-menu-submenu-arrow">
            <RightOutlined aria-hidden className="ant-dropdown-menu-submenu-arrow-icon" />
          </span>
        ),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          // Otherwise Enter also presses the focused button of the dialog that opens.
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
 * Focuses the first entry as the menu opens. antd's `autoFocus` does so three frames later, unconditionally: by then a
 * quick operator has chosen, and the menu takes the focus from the dialog that has opened; and while the menu has no
 * position yet, the window scrolls to it. The hook runs in the component that opens the menu, because antd does not
 * render menu content while it closes: for a menu that opens again nothing has changed.
 */
function useFocusInside(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const focus = () => {
      const first = menu.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])');
      first?.focus({ preventScroll: true });
      // Not rendered yet, or still hidden by the opening animation.
      if (!first || document.activeElement !== first) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [menu, isOpen]);
}
