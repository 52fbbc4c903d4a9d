import { Button, Card, Descriptions } from 'antd';
import type { RecordDetail } from '@/contract/record-detail';
import { WorkdayDeadline } from '@/features/custom-service/WorkdayDeadline';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { formatMinute } from '@/utils/date';

type Props = { record: RecordDetail; onEdit?: () => void };

/** Arrangements and notes of operators, and the next contact. */
export function WorkCard({ record, onEdit }: Props) {
  const t = useText(recordDetailTexts);
  const arrival = useEnumLabelOrRaw(recordDetailTexts, 'arrival');
  const eligibility = useEnumLabelOrRaw(recordDetailTexts, 'eligibility');
  const { nextFollowUpAt, nextFollowUpByCalendar: byCalendar } = record;
  const items = [
    [t('field.eligibility'), eligibility(record.eligibility)],
    [
      t('field.nextFollowUpAt'),
      nextFollowUpAt ? <WorkdayDeadline key="due" due={nextFollowUpAt} byCalendar={byCalendar} /> : '—',
    ],
    [t('field.followUpCount'), t('times', { count: record.followUpCount })],
    [t('field.hospitalId'), record.hospitalName ?? '—'],
    [t('field.appointmentAt'), formatMinute(record.appointmentAt) ?? '—'],
    [t('field.arrival'), arrival(record.arrival)],
    [
      t('field.remark'),
      <bdi key="remark" style={{ whiteSpace: 'pre-wrap' }}>
        {record.remark ?? '—'}
      </bdi>,
    ],
  ] as const;
  return (
    <Card
      size="small"
      title={t('work')}
      extra={
        onEdit && (
          <Button size="small" aria-label={t('work.edit')} onClick={onEdit}>
            {t('edit')}
          </Button>
        )
      }
    >
      <Descriptions
        column={1}
        size="small"
        items={items.map(([label, children]) => ({ key: label, label, children }))}
      />
    </Card>
  );
}
