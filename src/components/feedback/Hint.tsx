// biome-ignore lint/style/noRestrictedImports: the only wrapper around it
import { Tooltip } from 'antd';
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode, useRef, useState } from 'react';

type Props = {
  title: ReactNode;
  /** Whether focus opens it too: for focusable elements that show its content in no other way. */
  opensOnFocus?: boolean;
  children: ReactElement<DOMAttributes<Element>>;
};

/**
 * Tooltip that closes on press until the pointer enters again. If it opened over a dialog that the press opens, Escape
 * would close the tooltip instead of the dialog.
 */
export function Hint({ title, opensOnFocus = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isPressed = useRef(false);
  return (
    <Tooltip
      trigger={opensOnFocus ? ['hover', 'focus'] : 'hover'}
      title={title}
      open={isOpen}
      onOpenChange={(isWanted) => setIsOpen(isWanted && !isPressed.current)}
    >
      {cloneElement(children, {
        onPointerDown: () => {
          isPressed.current = true;
          setIsOpen(false);
        },
        onPointerLeave: () => {
          isPressed.current = false;
        },
      })}
    </Tooltip>
  );
}
