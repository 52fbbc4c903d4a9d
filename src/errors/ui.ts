import type { App } from 'antd';

type AppApi = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification' | 'modal'>;
type UiCallback = (api: AppApi) => void;

let current: AppApi | undefined;
/** What was to be said before there was anything to say it by: a call may fail before the console is drawn. */
let queue: UiCallback[] | undefined = [];

/**
 * Hands antd's context-bound message, notification and modal to code outside React (components/shell/AppBridge), which first
 * of all say what has been waiting for them.
 *
 * @returns takes them back: once they are gone nothing can be said by them
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

/** Says something by what AppBridge has bound, or as soon as it has; to a console that is gone it says nothing. */
export function withUi(word: UiCallback) {
  if (current) word(current);
  else queue?.push(word);
}
