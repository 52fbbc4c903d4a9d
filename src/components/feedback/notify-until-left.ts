import { history } from '@umijs/max';
import type { App } from 'antd';

type Notification = ReturnType<typeof App.useApp>['notification'];
type Options = Parameters<Notification['success']>[0] & { key: string };

/**
 * Shows a notification of a success that stays until it is closed or the operator leaves the screen: on another one it
 * would cover content.
 */
export function notifyUntilLeft(notification: Notification, options: Options) {
  const { pathname } = history.location;
  const stop = history.listen(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    notification.destroy(options.key);
  });
  notification.success({ duration: 0, role: 'status', onClose: stop, ...options });
}
