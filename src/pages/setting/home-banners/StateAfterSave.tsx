import { Alert, Form } from 'antd';
import type { Schedule } from '@/domain/banner/state';
import { bannerState } from '@/domain/banner/state';
import { useMinute } from '@/hooks/useMinute';
import styles from './BannerForm.module.css';
import { useBannerText } from './useBannerText';
import type { BannerValues } from './values';

/** The state that a banner will have once it is saved as it is typed now. */
export function StateAfterSave() {
  const { t, timing } = useBannerText();
  const now = useMinute();
  const form = Form.useFormInstance<BannerValues>();
  const status = Form.useWatch('status', form) ?? 'disabled';
  const schedule: Schedule = {
    startAt: Form.useWatch('startAt', form) ?? null,
    endAt: Form.useWatch('endAt', form) ?? null,
  };
  const state = bannerState({ ...schedule, status }, now);
  const text = t('form.afterSave', { state: t(`state.${state}`) });
  const remaining = timing({ ...schedule, status }, now);
  return (
    <Alert
      role="status"
      type={state === 'expired' ? 'warning' : 'info'}
      showIcon
      className={styles.state}
      title={remaining ? `${text} · ${remaining}` : text}
    />
  );
}
