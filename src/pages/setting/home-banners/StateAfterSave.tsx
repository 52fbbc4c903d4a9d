import { Alert, Form } from 'antd';
import { banner as limit } from '@/contract/limits/banner';
import { hasRoom } from '@/domain/banner/capacity';
import { bannerState, type Schedule } from '@/domain/banner/state';
import { useMinute } from '@/hooks/useMinute';
import { useRead } from '@/hooks/useRead';
import { listBannersInOrder } from '@/services/banner';
import styles from './BannerForm.module.css';
import { useBannerLabels } from './useBannerLabels';
import type { BannerValues } from './values';

/**
 * Shows the state that the banner will have after saving, or a warning that its position is full.
 *
 * @param id banner id, or `new`
 */
export function StateAfterSave({ id }: { id: string }) {
  const { t, timing } = useBannerLabels();
  const now = useMinute();
  const form = Form.useFormInstance<BannerValues>();
  const status = Form.useWatch('status', form) ?? 'disabled';
  const schedule: Schedule = {
    startAt: Form.useWatch('startAt', form) ?? null,
    endAt: Form.useWatch('endAt', form) ?? null,
  };
  const position = Form.useWatch('position', form) ?? 'home';
  const { data: banners } = useRead(['banner', 'inOrder', position], () => listBannersInOrder(position));
  const others = (banners ?? []).filter((other) => other.id !== id && other.status === 'enabled');
  if (status === 'enabled' && !hasRoom(schedule, others, now)) {
    const full = t('form.full', { position: t(`position.${position}`), max: limit.maxOnlinePerPosition });
    return <Alert role="status" type="warning" showIcon className={styles.state} title={full} />;
  }
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
