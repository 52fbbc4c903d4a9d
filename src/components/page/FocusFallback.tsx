import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = { to: () => HTMLElement | null | undefined; children: ReactNode };

/** Around what goes away once its button has been pressed: the focus goes on to something else, and not nowhere. */
export function FocusFallback({ to, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef(to);
  next.current = to;
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // What stands in its place is there by then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current()?.focus({ preventScroll: true });
      });
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
