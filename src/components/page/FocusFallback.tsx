import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = { to: () => HTMLElement | null | undefined; children: ReactNode };

/**
 * Wraps content that is removed when its button is pressed, and moves the focus to another element instead of losing
 * it.
 */
export function FocusFallback({ to, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef(to);
  next.current = to;
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // The replacement has rendered by then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current()?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
