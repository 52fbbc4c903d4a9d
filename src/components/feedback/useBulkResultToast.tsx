import { App } from 'antd';
import { useCallback } from 'react';
import type { BulkResult } from '@/contract/bulk';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { FailedRows } from './FailedRows';

type ToastOptions = { done?: string; failed?: string; getFixHref?: (id: string) => string };

/**
 * Shows the result of a bulk action: the number of rows, and the reason for each unchanged one.
 *
 * @returns shows a result, with custom messages if given; resolves once the dialog with the reasons, if any, is closed
 */
export function useBulkResultToast(entity?: string) {
  const t = useText(listTexts);
  const { message, modal } = App.useApp();
  return useCallback(
    ({ done, failed }: BulkResult, said?: ToastOptions) =>
      new Promise<void>((resolve) => {
        if (failed.length === 0) {
          message.success(said?.done ?? t('bulkDone', { count: done }));
          resolve();
          return;
        }
        modal.warning({
          title: said?.failed ?? t('bulkFailed', { done, failed: failed.length }),
          content: <FailedRows rows={failed} entity={entity} getFixHref={said?.getFixHref} />,
          width: 560,
          okText: t('understood'),
          afterClose: () => {
            // The selected rows, and the button that started the action, may be gone.
            if (document.activeElement === document.body) restoreFocus(null);
            resolve();
          },
        });
      }),
    [message, modal, t, entity],
  );
}
