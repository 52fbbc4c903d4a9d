import { App, Input } from 'antd';
import { useCallback } from 'react';
import { useText } from '@/hooks/useText';
import { copyTexts } from '@/locales/copy';

/**
 * Copies text to the clipboard. If the browser refuses, a dialog shows the text to copy by hand.
 *
 * @returns copies `text`; `name` is its label in messages
 */
export function useCopy() {
  const t = useText(copyTexts);
  const { message, modal } = App.useApp();
  return useCallback(
    async (text: string, name: string) => {
      try {
        await navigator.clipboard.writeText(text);
        message.success(t('done', { name }));
      } catch {
        modal.warning({
          title: t('failed'),
          width: 560,
          okText: t('understood'),
          content: (
            <>
              <p>{t('byHand')}</p>
              <Input.TextArea
                aria-label={name}
                value={text}
                readOnly
                autoSize
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </>
          ),
        });
      }
    },
    [t, message, modal],
  );
}
