import type { App } from 'antd';

type AppApi = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification' | 'modal'>;

let current: AppApi | undefined;

/** Hands antd's context-bound message, notification and modal to code outside React (components/AppBridge). */
export function bindUi(next: AppApi) {
  current = next;
}

export const ui = () => current;
