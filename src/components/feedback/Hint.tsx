// biome-ignore lint/style/noRestrictedImports: the one place that has it
import { Tooltip } from 'antd';
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode, useRef, useState } from 'react';

type Props = {
  title: ReactNode;
  /** Whether the keyboard opens it too: for what can have the focus and shows in no other way what the hint says. */
  opensOnFocus?: boolean;
  children: ReactElement<DOMAttributes<Element>>;
};

/**
 * A tooltip that a press takes away until the pointer comes again. If it opened over the dialog that the press opens,
 * Escape would close the tooltip and not the dialog.
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
