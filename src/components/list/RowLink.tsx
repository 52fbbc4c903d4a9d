import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isPlainClick } from './open-row';

type Props = { href: string; onOpen: () => void; className?: string; children: ReactNode };

/** A press that moves further than this, in pixels, is a drag and not a click. */
const MAX_CLICK_MOVE_PX = 4;

/**
 * Link to the detail of a row. A plain click calls `onOpen`; the browser handles any other click, such as Ctrl for a
 * new tab.
 */
export function RowLink({ href, onOpen, className, children }: Props) {
  const pressedAt = useRef<number>(undefined);
  const isDragged = ({ detail, clientX }: MouseEvent) =>
    detail > 0 && Math.abs(clientX - (pressedAt.current ?? clientX)) > MAX_CLICK_MOVE_PX;
  return (
    <a
      href={href}
      className={className}
      draggable={false}
      onMouseDown={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onClick={(event) => {
        const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (isForBrowser) return;
        event.preventDefault();
        if (isPlainClick(event) && !isDragged(event)) onOpen();
      }}
    >
      {children}
    </a>
  );
}
