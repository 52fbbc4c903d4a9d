import type { App } from 'antd';
import type { customServiceTexts } from '@/locales/customService';
import type { TextOf } from '@/utils/text';
import { OutdatedHints } from './OutdatedHints';

type Modal = ReturnType<typeof App.useApp>['modal'];
type Text = TextOf<typeof customServiceTexts>;

/** Confirms a new service number: with a wrong one, no call of a member would arrive. */
export const confirmPhoneChange = (
  modal: Modal,
  t: Text,
  { from, to, version }: { from: string; to: string; version: number },
) =>
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
          <OutdatedHints phone={to} version={version} />
        </>
      ),
      okText: t('phone.ok'),
      cancelText: t('phone.back'),
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });
