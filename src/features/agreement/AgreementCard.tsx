import { Link } from '@umijs/max';
import { Card, Descriptions, Empty, Skeleton } from 'antd';
import { Deadline } from '@/components/Deadline';
import { useEntity } from '@/components/form/useEntity';
import { ListFailed } from '@/components/ListFailed';
import { RelativeTime } from '@/components/RelativeTime';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { listRecordAgreements } from '@/services/agreement';
import { AgreementStatus } from './AgreementStatus';
import { agreementPath } from './agreement-path';
import { RefusedConsents } from './RefusedConsents';

/** How the agreement of a record stands, with the way to all that proves it. */
export function AgreementCard({ recordId }: { recordId: string }) {
  const t = useText(agreementTexts);
  const { entity, error, isLoading, reload } = useEntity(`agreements:${recordId}`, () =>
    listRecordAgreements(recordId),
  );
  const newest = entity?.[0];
  return (
    <Card
      size="small"
      title={t('card.title')}
      extra={newest && <Link to={agreementPath(recordId)}>{t('action.view')}</Link>}
    >
      {entity === undefined && isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {entity === undefined && !isLoading && <ListFailed title={t('card.failed')} error={error} onRetry={reload} />}
      {entity?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />}
      {newest && <RefusedConsents refusedConsents={newest.refusedConsents} />}
      {newest && (
        <Descriptions
          size="small"
          column={1}
          items={[
            { key: 'status', label: t('field.status'), children: <AgreementStatus status={newest.status} /> },
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
      )}
    </Card>
  );
}
