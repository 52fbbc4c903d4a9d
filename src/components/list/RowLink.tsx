import type { ReactNode } from 'react';
import { isPlainClick } from './open-row';

type Props = { href: string; onOpen: () => void; className?: string; children: ReactNode };

/** A link to what a row is about: a plain click opens it here, any other does what the browser does with a link. */
export const RowLink = ({ href, onOpen, className, children }: Props) => (
  <a
    href={href}
    className={className}
    // Dragging over it selects its text, and moves no link.
    draggable={false}
    onClick={(event) => {
      const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isForBrowser) return;
      event.preventDefault();
      if (isPlainClick(event)) onOpen();
    }}
  >
    {children}
  </a>
);
