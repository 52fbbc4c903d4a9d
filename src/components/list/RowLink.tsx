import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isPlainClick } from './open-row';

type Props = { href: string; onOpen: () => void; className?: string; children: ReactNode };

/** Who holds the button down and moves further than this, in pixels, does not click. */
const MAX_CLICK_MOVE_PX = 4;

/** A link to what a row is about: a plain click opens it here, any other does what the browser does with a link. */
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
