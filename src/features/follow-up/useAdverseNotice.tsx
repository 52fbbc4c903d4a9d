import { history } from '@umijs/max';
import { App, Button } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import { seriousEventReportHours } from '@/domain/follow-up/serious-event';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { followUpPath } from './follow-up-path';

/**
 * Shows a notification while a saved reaction needs an acknowledgment, with a link to the follow-up.
 *
 * @returns to be called with each saved follow-up: hides the notification once nothing is left to acknowledge
 */
export function useAdverseNotice() {
  const t = useText(followUpTexts);
  const { notification } = App.useApp();
  return (one: FollowUp) => {
    const { id, followNo } = one;
    const key = `grave:${id}`;
    if (!canAcknowledge(one)) {
      notification.destroy(key);
      return;
    }
    notification.warning({
      key,
      title: t('grave.title', { followNo }),
      description: one.adverseSerious ? t('grave.serious', { hours: seriousEventReportHours }) : t('grave.severe'),
      // Stays until it is closed, because someone must act on it.
      duration: 0,
      role: 'status',
      actions: (
        <Button
          size="small"
          type="primary"
          onClick={() => {
            const path = followUpPath(id);
            // If the operator stays to go on with unsaved changes, the notification stays, too.
            const stop = history.listen(({ location }) => {
              stop();
              if (`${location.pathname}${location.search}` === path) notification.destroy(key);
            });
            history.push(path);
          }}
        >
          {t('action.acknowledge')}
        </Button>
      ),
    });
  };
}
