import type { App } from 'antd';

type AppApi = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification' | 'modal'>;
type UiCallback = (api: AppApi) => void;

let current: AppApi | undefined;
/** Callbacks from before the first render: a request can fail before the console is rendered. */
let queue: UiCallback[] | undefined = [];

/**
 * Makes antd's context-bound message, notification and modal available outside React (components/shell/AppBridge), and
 * runs the callbacks that have waited for them.
 *
 * @returns cleanup for when they unmount
 */
export function setUi(next: AppApi) {
  current = next;
  const waiting = queue ?? [];
  queue = undefined;
  for (const word of waiting) word(next);
  return () => {
    if (current === next) current = undefined;
  };
}

export const ui = () => current;

/** Runs a callback with what AppBridge has set, or as soon as it has; does nothing after the console was unmounted. */
export function withUi(word: UiCallback) {
  if (current) word(current);
  else queue?.push(word);
}
