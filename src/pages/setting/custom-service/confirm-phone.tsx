import type { App } from 'antd';
import type { customServiceTexts } from '@/locales/customService';
import type { TextOf } from '@/utils/text';

type Modal = ReturnType<typeof App.useApp>['modal'];
type Text = TextOf<typeof customServiceTexts>;

/** Asks before members are given another number to call; a wrong one would cost all of their calls. */
export const confirmPhone = (modal: Modal, t: Text, { from, to }: { from: string; to: string }) =>
  new Promise<boolean>((resolve) => {
    modal.confirm({
      title: t('phone.title'),
      content: (
        <>
          <p>{t('phone.text')}</p>
          <dl>
            <dt>{t('phone.old')}</dt>
            <dd>{from}</dd>
            <dt>{t('phone.new')}</dt>
            <dd>
              <strong>{to}</strong>
            </dd>
          </dl>
        </>
      ),
      okText: t('phone.ok'),
      cancelText: t('phone.back'),
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });
