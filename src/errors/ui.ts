import type { App } from 'antd';

type AppApi = Pick<ReturnType<typeof App.useApp>, 'message' | 'notification'>;

let current: AppApi | undefined;

/** Hands antd's context-bound message and notification to code outside React (components/AppBridge). */
export function bindUi(next: AppApi) {
  current = next;
}

export const ui = () => current;
