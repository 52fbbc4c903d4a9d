import { Alert, Form } from 'antd';
import type { HotwordInput } from '@/contract/hotword';
import { getValidityState } from '@/domain/hotword/validity';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';

/** Shows whether members will see the hotword after saving. */
export function StateAfterSave() {
  const t = useText(hotwordTexts);
  const now = useMinute();
  const form = Form.useFormInstance<HotwordInput>();
  const status = Form.useWatch('status', form) ?? 'disabled';
  const validity = {
    validFrom: Form.useWatch('validFrom', form) ?? null,
    validTo: Form.useWatch('validTo', form) ?? null,
  };
  const state = getValidityState(validity, now);
  const isPast = state === 'past';
  return (
    <Alert
      role="status"
      type={isPast ? 'warning' : 'info'}
      showIcon
      title={t('form.afterSave', { state: t(status === 'enabled' ? `form.${state}` : 'status.disabled') })}
      description={isPast && t('form.over')}
      style={{ marginBlockEnd: 24 }}
    />
  );
}
