import { App, Input } from 'antd';
import { useCallback } from 'react';
import { useText } from '@/hooks/useText';
import { copyTexts } from '@/locales/copy';

/**
 * Copies text for the operator to paste elsewhere. Where the browser does not let it, that is said, with the text to
 * copy by hand.
 *
 * @returns copies `text`, which is called `name`
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
