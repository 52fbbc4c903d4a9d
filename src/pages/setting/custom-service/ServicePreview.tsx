import { CustomerServiceOutlined, PhoneOutlined } from '@ant-design/icons';
import { useInterval } from 'ahooks';
import { Badge, Card, Form, Segmented } from 'antd';
import { useState } from 'react';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import { MembersLanguage } from '@/components/display/MembersLanguage';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import { isServiceTime } from '@/domain/service-hours';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';
import styles from './service.module.css';
import { useServiceLabels } from './useServiceLabels';
import { type ServiceFormValues, toServiceHours } from './values';

const TICK_MS = 15_000;

type Moment = 'now' | 'offHours';

function getState({ isKnown, isOpen, moment }: { isKnown: boolean; isOpen: boolean; moment: Moment }) {
  if (moment === 'offHours') return 'preview.offHours';
  if (!isKnown) return 'preview.unknownHours';
  return isOpen ? 'preview.open' : 'preview.closed';
}

function PhoneScreen({ typed, now, moment }: { typed: ServiceFormValues; now: number; moment: Moment }) {
  const t = useText(customServiceTexts);
  const { hoursText } = useServiceLabels();
  const hours = toServiceHours(typed);
  const { phone, backupPhone, displayName, offHoursTip, holidayNote, wecomUrl, wecomQrUrl } = typed;
  const isKnown = hours.workdays.length > 0 && (hours.allDay || (hours.workStart !== null && hours.workEnd !== null));
  const isOpen = moment === 'now' && isServiceTime(hours, now);

  if (!typed.enabled) return <p className={styles.disabled}>{t('preview.disabled')}</p>;
  return (
    <>
      <h3 className={styles.name}>
        <bdi>{displayName || '—'}</bdi>
      </h3>
      <p>
        <Badge status={isOpen ? 'success' : 'default'} text={t(getState({ isKnown, isOpen, moment }))} />
      </p>
      {(moment === 'offHours' || (isKnown && !isOpen)) && (
        <p className={styles.tip}>
          <bdi>{offHoursTip || '—'}</bdi>
        </p>
      )}
      <p className={styles.call}>
        <PhoneOutlined aria-hidden /> <span>{t('preview.call', { phone: phone || '—' })}</span>
      </p>
      {backupPhone && <p>{t('preview.callBackup', { phone: backupPhone })}</p>}
      {isKnown && <p>{t('preview.hours', hoursText(hours))}</p>}
      {holidayNote && (
        <p>
          <bdi>{holidayNote}</bdi>
        </p>
      )}
      {wecomUrl && (
        <p className={styles.chat}>
          <CustomerServiceOutlined aria-hidden /> {t('preview.wecom')}
        </p>
      )}
      {wecomQrUrl && (
        <figure className={styles.figure}>
          <img className={styles.qr} src={wecomQrUrl} alt={t('preview.qrAlt')} />
          <figcaption>{t('preview.qrNote')}</figcaption>
        </figure>
      )}
    </>
  );
}

/** Live preview of the form as members will see it. */
export function ServicePreview() {
  const t = useText(customServiceTexts);
  const { placesText } = useServiceLabels();
  const typed: ServiceFormValues = Form.useWatch([], Form.useFormInstance()) ?? {};
  const [now, setNow] = useState(() => serverNow());
  const [moment, setMoment] = useState<Moment>('now');
  useInterval(() => setNow(serverNow()), TICK_MS);
  const time = formatMinute(new Date(now).toISOString()) ?? '—';

  return (
    <Card size="small" title={t('preview.title')} className={styles.preview}>
      <p>{t('preview.note')}</p>
      <div className={styles.moment}>
        <Segmented<Moment>
          aria-label={t('preview.moment')}
          options={[
            { value: 'now', label: t('moment.now') },
            { value: 'offHours', label: t('moment.offHours') },
          ]}
          value={moment}
          onChange={setMoment}
        />
      </div>
      <div className={styles.device}>
        <PhoneFrame label={t('preview.title')}>
          <div className={styles.phone}>
            <MembersLanguage>
              <PhoneScreen typed={typed} now={now} moment={moment} />
            </MembersLanguage>
          </div>
        </PhoneFrame>
      </div>
      <p>{t('preview.places', { places: placesText(typed.showOn ?? []) || '—' })}</p>
      {moment === 'now' && (
        <p>
          <DateTimeRange text={t('preview.clock', { time })} />
        </p>
      )}
    </Card>
  );
}
