import type { App } from 'antd';

type AppApi = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification' | 'modal'>;

let current: AppApi | undefined;

/**
 * Hands antd's context-bound message, notification and modal to code outside React (components/AppBridge).
 *
 * @returns takes them back: once they are gone nothing can be said by them
 */
export function bindUi(next: AppApi) {
  current = next;
  return () => {
    if (current === next) current = undefined;
  };
}

export const ui = () => current;
