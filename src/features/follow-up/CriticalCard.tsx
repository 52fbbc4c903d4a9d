import { Link } from '@umijs/max';
import { Alert } from 'antd';
import type { CriticalValues } from '@/contract/critical';
import { reportPath } from '@/features/report/report-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Critical findings of a report that require an immediate call, with a link to the report. */
export function CriticalCard({
  critical: { reportId, reportNo, items, state, secondReading },
}: {
  critical: CriticalValues;
}) {
  const t = useText(followUpTexts);
  const stateWord = useEnumLabelOrRaw(followUpTexts, 'criticalState');
  return (
    <Alert
      role="note"
      type={state === 'unconfirmed' ? 'warning' : 'error'}
      showIcon
      style={{ marginBlockEnd: 12 }}
      title={
        <>
          <Link to={reportPath(reportId)}>{t('critical.of', { reportNo })}</Link> {stateWord(state)}
          {items.map((item) => (
            <div key={item}>{item}</div>
          ))}
          {secondReading && (
            <div>
              {t('critical.second', { items: secondReading.join(t('critical.separator')) || t('critical.none') })}
            </div>
          )}
        </>
      }
    />
  );
}
