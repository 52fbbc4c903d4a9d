import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const getEnabledButtons = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
];

/**
 * Roving tabindex of a toolbar: one tab stop, with arrow keys, Home and End between buttons (WAI-ARIA: toolbar).
 *
 * @returns props of the toolbar
 */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);

  const setStop = () => {
    const buttons = getEnabledButtons(bar.current);
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // After each render: the tab stop may be disabled now.
  useLayoutEffect(setStop);

  return {
    ref: bar,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
      setStop();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const buttons = getEnabledButtons(bar.current);
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      // React also bubbles key events from overlays of the bar, such as a dialog.
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const places: Record<string, number> = {
        ArrowRight: (at + 1) % buttons.length,
        ArrowLeft: (at - 1 + buttons.length) % buttons.length,
        Home: 0,
        End: buttons.length - 1,
      };
      const next = places[event.key];
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
  };
}
