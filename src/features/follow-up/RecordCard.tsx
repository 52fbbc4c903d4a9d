import { Link } from '@umijs/max';
import { Card, Descriptions } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { recordPath } from '@/features/record/record-path';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getRecord } from '@/services/record';

/** Record of a follow-up: its result, its red flags and the hints shown to the member. */
export function RecordCard({ id, recordNo }: { id: string; recordNo: string | null }) {
  const t = useText(followUpTexts);
  const { data, error, refetch } = useRead(['record', id], () => getRecord(id));
  if (!data && error) return <ListFailed title={t('record.failed')} error={error} onRetry={refetch} />;
  const hints = data?.hintsShown.map(({ title }) => title).join('\n') || '—';
  return (
    <Card
      size="small"
      title={t('record')}
      extra={<Link to={recordPath(id)}>{recordNo ?? t('action.viewRecord')}</Link>}
    >
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'result', label: t('record.result'), children: data ? <ResultCell {...data} /> : '—' },
          { key: 'flags', label: t('record.flags'), children: data ? <RedFlagsCell {...data} /> : '—' },
          { key: 'hint', label: t('record.hint'), children: <span style={{ whiteSpace: 'pre-line' }}>{hints}</span> },
        ]}
      />
    </Card>
  );
}
