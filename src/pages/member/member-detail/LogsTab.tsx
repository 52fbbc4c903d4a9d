import { Card, Col, Row } from 'antd';
import { AccessTimeline } from '@/components/log/AccessTimeline';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { useValueLabel } from '@/hooks/useValueLabel';
import { logTexts } from '@/locales/log';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';

/** Change log and access log of the member. */
export function LogsTab({ memberId }: { memberId: string }) {
  const t = useText(logTexts);
  const field = useEnumLabel(memberDetailTexts, 'field');
  const memberLabel = useValueLabel(memberTexts);
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={12}>
        <Card size="small" title={t('changes')}>
          <ChangeTimeline entityType="member" entityId={memberId} texts={memberDetailTexts} value={memberLabel} />
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
