import { Link } from '@umijs/max';
import { Table } from 'antd';
import type { AgreementVersion } from '@/contract/agreement';
import { AgreementStatus } from '@/features/agreement/AgreementStatus';
import { agreementPath } from '@/features/agreement/agreement-path';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { formatMinute } from '@/utils/date';

type Props = { recordId: string; versions: readonly AgreementVersion[]; shownId: string };

/** All agreements of the record, newest first. */
export function Versions({ recordId, versions, shownId }: Props) {
  const t = useText(agreementTexts);
  return (
    <Table<AgreementVersion>
      size="small"
      rowKey="id"
      dataSource={[...versions]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          key: 'no',
          title: t('field.agreementNo'),
          render: (_, { id, agreementNo }) =>
            id === shownId ? (
              <strong>
                {agreementNo} · {t('shown')}
              </strong>
            ) : (
              <Link to={agreementPath(recordId, id)}>{agreementNo}</Link>
            ),
        },
        { key: 'version', title: t('field.templateVersion'), dataIndex: 'templateVersion' },
        { key: 'status', title: t('field.status'), render: (_, { status }) => <AgreementStatus status={status} /> },
        { key: 'sentAt', title: t('field.sentAt'), render: (_, { sentAt }) => formatMinute(sentAt) },
        {
          key: 'signedAt',
          title: t('field.signedAt'),
          render: (_, { signedAt, status }) => (status === 'declined' ? '—' : (formatMinute(signedAt) ?? '—')),
        },
      ]}
    />
  );
}
