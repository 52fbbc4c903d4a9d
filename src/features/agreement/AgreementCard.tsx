import { Link } from '@umijs/max';
import { Button, Card, Descriptions, Empty, Flex, Skeleton } from 'antd';
import { Deadline } from '@/components/display/Deadline';
import { RelativeTime } from '@/components/display/RelativeTime';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { RecordListed } from '@/contract/record-list';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { ConsentStatus } from './AgreementStatus';
import { agreementPath } from './agreement-path';
import { RefusedConsents } from './RefusedConsents';
import { useRecordConsent } from './useRecordConsent';
import { useSendInvitation } from './useSendInvitation';

type Props = {
  record: Pick<RecordListed, 'id' | 'recordNo' | 'status' | 'startedAt' | 'agreementStatus'>;
  /** Hides the buttons in a print. */
  isPrinting?: boolean;
  /** Called after an invitation was sent, because the record's status changes with it. */
  onSent: () => void;
};

/** Consent of a record, with a link to its evidence and a button to invite the member if a signature is missing. */
export function AgreementCard({ record, isPrinting = false, onSent }: Props) {
  const t = useText(agreementTexts);
  const { agreements, newest, state, error, isLoading, reload } = useRecordConsent(record);
  const handleSent = () => {
    reload();
    onSent();
  };
  const { label, send, question } = useSendInvitation({ record, state, newest, onSent: handleSent });
  const sendButton = send && !isPrinting && (
    <Button size="small" onClick={send}>
      {label}
    </Button>
  );
  return (
    <Card
      size="small"
      title={t('card.title')}
      extra={newest && <Link to={agreementPath(record.id)}>{t('action.view')}</Link>}
    >
      {agreements === undefined && isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {agreements === undefined && !isLoading && <ListFailed title={t('card.failed')} error={error} onRetry={reload} />}
      {agreements && !newest && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(state === 'notRequired' ? 'none.notRequired' : 'none.notSent')}
        >
          {sendButton}
        </Empty>
      )}
      {newest && (
        <Flex vertical gap={8} align="start">
          <RefusedConsents refusedConsents={newest.refusedConsents} />
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'status', label: t('field.status'), children: <ConsentStatus state={state} /> },
              { key: 'title', label: t('field.title'), children: `${newest.title} ${newest.templateVersion}` },
              newest.status === 'unsigned'
                ? { key: 'due', label: t('card.due'), children: <Deadline due={newest.expiresAt} /> }
                : {
                    key: 'at',
                    label: t(newest.status === 'declined' ? 'field.declinedAt' : 'field.signedAt'),
                    children: <RelativeTime instant={newest.signedAt} />,
                  },
            ]}
          />
          {sendButton}
        </Flex>
      )}
      {question}
    </Card>
  );
}
