import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** True while what is typed goes into the page. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;

/**
 * Around what appears above a page that somebody may be typing in: the page stays where it is under their eyes.
 * Further down browsers see to that themselves.
 */
export function StillBelow({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (window.scrollY === 0 && isTyping()) window.scrollBy(0, place.current?.offsetHeight ?? 0);
  }, []);
  return <div ref={place}>{children}</div>;
}
