import { type ReactNode, useLayoutEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, [contenteditable=true]';

/**
 * Wraps content that appears above the page, and keeps the focused field in place while the operator types. If the page
 * is scrolled, the browser does so itself.
 */
export function KeepScrollPosition({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, field] = [place.current, document.activeElement];
    if (!own || !field?.matches(TYPED_IN) || window.scrollY > 0) return;
    const { top } = field.getBoundingClientRect();
    own.hidden = true;
    const { top: before } = field.getBoundingClientRect();
    own.hidden = false;
    if (top !== before) window.scrollBy(0, top - before);
  }, []);
  return <div ref={place}>{children}</div>;
}
