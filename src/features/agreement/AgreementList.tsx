import { Link } from '@umijs/max';
import { Empty, Skeleton, Table } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import type { MemberAgreement } from '@/contract/agreement';
import { recordPath } from '@/features/record/record-path';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { listMemberAgreements } from '@/services/agreement';
import { AgreementStatus } from './AgreementStatus';
import { agreementPath } from './agreement-path';

/** All agreements of a member across records, newest first. Not paged, because there are only a few. */
export function AgreementList({ memberId }: { memberId: string }) {
  const t = useText(agreementTexts);
  const { entity, error, isLoading, reload } = useEntity(['agreement', 'ofMember', memberId], () =>
    listMemberAgreements(memberId),
  );
  if (entity === undefined) {
    return isLoading ? <Skeleton active /> : <ListFailed title={t('card.failed')} error={error} onRetry={reload} />;
  }
  if (entity.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />;
  return (
    <Table<MemberAgreement>
      size="small"
      rowKey="id"
      dataSource={entity}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          key: 'agreement',
          title: t('column.agreement'),
          render: (_, { id, recordId, agreementNo, title, templateVersion }) => (
            <>
              <Link to={agreementPath(recordId, id)}>{agreementNo}</Link>
              <div>
                {title} {templateVersion}
              </div>
            </>
          ),
        },
        {
          key: 'record',
          title: t('column.record'),
          render: (_, { recordId, recordNo }) => <Link to={recordPath(recordId)}>{recordNo}</Link>,
        },
        { key: 'project', title: t('column.project'), dataIndex: 'projectName' },
        { key: 'status', title: t('column.status'), render: (_, { status }) => <AgreementStatus status={status} /> },
        { key: 'sentAt', title: t('column.sentAt'), render: (_, { sentAt }) => <RelativeTime instant={sentAt} /> },
        {
          key: 'signedAt',
          title: t('column.signedAt'),
          render: (_, { signedAt, status }) => <RelativeTime instant={status === 'declined' ? null : signedAt} />,
        },
      ]}
    />
  );
}
