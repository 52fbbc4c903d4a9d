import { Link } from '@umijs/max';
import { Alert } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { reportPath } from '@/features/report/report-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Critical findings of a report that require an immediate call, with a link to the report. */
export function CriticalCard({
  critical: { reportId, reportNo, items, state },
}: {
  critical: NonNullable<FollowUp['critical']>;
}) {
  const t = useText(followUpTexts);
  const stateWord = useEnumLabelOrRaw(followUpTexts, 'criticalState');
  return (
    <Alert
      role="note"
      type="error"
      showIcon
      title={
        <>
          <Link to={reportPath(reportId)}>{t('critical.of', { reportNo })}</Link> {stateWord(state)}
          {items.map((item) => (
            <div key={item}>{item}</div>
          ))}
        </>
      }
    />
  );
}
