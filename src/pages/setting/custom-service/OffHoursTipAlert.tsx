import { Alert, Form } from 'antd';
import type { CustomServiceInput } from '@/contract/custom-service';
import { findTipContradictions } from '@/domain/service-tip';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { useServiceLabels } from './useServiceLabels';
import { type ServiceFormValues, toServiceHours } from './values';

/** Warns when the off-hours tip contradicts the service hours of the form. */
export function OffHoursTipAlert() {
  const t = useText(customServiceTexts);
  const { hoursText } = useServiceLabels();
  const typed: ServiceFormValues = Form.useWatch([], Form.useFormInstance<CustomServiceInput>()) ?? {};
  const hours = toServiceHours(typed);
  const found = findTipContradictions(typed.offHoursTip ?? '', hours);
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={t('tip.contradicts', { what: found.map((what) => t(`tip.${what}`)).join(t('separator')) })}
          description={t('preview.hours', hoursText(hours))}
          style={{ marginBlockEnd: 16 }}
        />
      )}
    </div>
  );
}
