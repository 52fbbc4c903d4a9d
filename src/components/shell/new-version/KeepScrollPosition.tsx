import { type ReactNode, useLayoutEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, [contenteditable=true]';

/**
 * Around what appears above a page that somebody may be typing in: the field stays where it is under their eyes.
 * Further down browsers see to that themselves.
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
