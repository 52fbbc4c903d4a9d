import { Card, Col, Row } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline, type LogWords } from '@/components/log/ChangeTimeline';
import { useText } from '@/hooks/useText';
import { useShownWord } from '@/hooks/useWord';

/** Who changed something about the member, and who looked at their personal data. */
export function LogsTab({ memberId }: { memberId: string }) {
  const t = useText('log');
  const action = useShownWord('memberDetail', 'change');
  const field = useShownWord('memberDetail', 'field');
  const gender = useShownWord('member', 'gender');
  const status = useShownWord('member', 'status');
  const words: LogWords = {
    action,
    field,
    value: (name, value) =>
      name === 'gender' ? gender(String(value)) : name === 'status' ? status(String(value)) : undefined,
  };
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={12}>
        <Card size="small" title={t('changes')}>
          <ChangeTimeline entityType="member" entityId={memberId} words={words} />
        </Card>
      </Col>
      <Col xs={24} xl={12}>
        <Card size="small" title={t('accesses')}>
          <AccessTimeline entityType="member" entityId={memberId} field={field} />
        </Card>
      </Col>
    </Row>
  );
}
