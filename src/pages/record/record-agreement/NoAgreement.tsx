import { Link } from '@umijs/max';
import { Button, Result } from 'antd';
import { Page } from '@/components/page/Page';
import type { RecordDetail } from '@/contract/record-detail';
import { useSendInvitation } from '@/features/agreement/useSendInvitation';
import { recordPath } from '@/features/record/record-path';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';

type Props = { record: RecordDetail; onSent: () => void };

/** Page of a record without an agreement: none is needed, or the invitation can be sent here. */
export function NoAgreement({ record, onSent }: Props) {
  const t = useText(agreementTexts);
  const state = record.agreementStatus;
  const { label, send, question } = useSendInvitation({ record, state, newest: undefined, onSent });
  return (
    <Page>
      <Result
        status="info"
        title={t(state === 'notRequired' ? 'none.notRequired' : 'none.notSent')}
        extra={[
          send && (
            <Button key="send" type="primary" onClick={send}>
              {label}
            </Button>
          ),
          <Link key="record" to={recordPath(record.id)}>
            {t('toRecord')}
          </Link>,
        ]}
      />
      {question}
    </Page>
  );
}
