import { getLocale, history, useIntl, useModel } from '@umijs/max';
import { App, ConfigProvider, Modal } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { quietIcons } from '@/components/inputs/quiet-icons';
import { setUi } from '@/errors/ui';
import { forgetOwnVersions } from '@/services/own-versions';
import { onSessionEnd } from '@/session/forget';
import { isLoginPath } from '@/session/redirect';
import { adoptSession, leave, resume } from '@/session/session';
import { bindSessionState } from '@/session/state';
import { listenToOtherTabs } from '@/session/tabs';
import { applyToDocument, getDirection } from '@/utils/locale';

onSessionEnd(forgetOwnVersions);

/** Connects code outside React (session, errors, document) with React context. */
export function AppBridge({ children }: { children: ReactNode }) {
  const { message, notification, modal } = App.useApp();
  const { setInitialState } = useModel('@@initialState');
  useIntl();
  const locale = getLocale();

  // Before the effects of any page, which may already show an error.
  useLayoutEffect(() => setUi({ message, notification, modal }), [message, notification, modal]);
  useLayoutEffect(() => bindSessionState((state) => void setInitialState(state)), [setInitialState]);
  useLayoutEffect(() => applyToDocument(locale), [locale]);

  // A dialog or notice about a page, possibly naming a person, must not stay over the login page.
  useEffect(
    () =>
      onSessionEnd(() => {
        Modal.destroyAll();
        notification.destroy();
      }),
    [notification],
  );

  useEffect(
    () =>
      listenToOtherTabs((told) => {
        const isOnLogin = isLoginPath(history.location.pathname);
        if (told === 'signed-out' && !isOnLogin) void leave('other-tab');
        // If this fails, the tab stays as it is.
        if (told === 'signed-in') (isOnLogin ? resume() : adoptSession()).catch(() => {});
      }),
    [],
  );

  return (
    <ConfigProvider {...quietIcons} direction={getDirection(locale)}>
      {children}
    </ConfigProvider>
  );
}
