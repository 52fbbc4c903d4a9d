import { CustomerServiceOutlined, PhoneOutlined } from '@ant-design/icons';
import { useInterval } from 'ahooks';
import { Badge, Card, Form } from 'antd';
import { useState } from 'react';
import { Instants } from '@/components/Instants';
import { MembersLanguage } from '@/components/MembersLanguage';
import type { CustomServiceInput } from '@/contract/custom-service';
import { isServiceTime } from '@/domain/service-hours';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { formatMinute } from '@/utils/date';
import styles from './service.module.css';
import { useServiceWords } from './useServiceWords';

const TICK_MS = 15_000;

/** The values as they are typed: a field that is not on the screen has none. */
type Typed = { [Name in keyof CustomServiceInput]?: CustomServiceInput[Name] | null };

function hoursOf({ allDay, workStart, workEnd, workdays }: Typed) {
  return {
    allDay: allDay ?? false,
    workStart: workStart ?? null,
    workEnd: workEnd ?? null,
    workdays: workdays ?? [],
  };
}

function PhoneScreen({ typed, now }: { typed: Typed; now: number }) {
  const t = useText(customServiceTexts);
  const { daysText } = useServiceWords();
  const hours = hoursOf(typed);
  const { phone, backupPhone, displayName, offHoursTip, holidayNote, wecomUrl, wecomQrUrl } = typed;
  const isKnown = hours.workdays.length > 0 && (hours.allDay || (hours.workStart !== null && hours.workEnd !== null));
  const isOpen = isServiceTime(hours, now);

  if (!typed.enabled) return <p className={styles.disabled}>{t('preview.disabled')}</p>;
  return (
    <>
      <h3 className={styles.name}>
        <bdi>{displayName || '—'}</bdi>
      </h3>
      <p>
        <Badge
          status={isOpen ? 'success' : 'default'}
          text={t(isKnown ? (isOpen ? 'preview.open' : 'preview.closed') : 'preview.unknownHours')}
        />
      </p>
      {isKnown && !isOpen && (
        <p className={styles.tip}>
          <bdi>{offHoursTip || '—'}</bdi>
        </p>
      )}
      <p className={styles.call}>
        <PhoneOutlined aria-hidden /> {t('preview.call', { phone: phone || '—' })}
      </p>
      {backupPhone && <p>{t('preview.callBackup', { phone: backupPhone })}</p>}
      {isKnown && (
        <p>
          {t('preview.hours', {
            days: daysText(hours.workdays),
            hours: hours.allDay ? t('preview.allDay') : `${hours.workStart}–${hours.workEnd}`,
          })}
        </p>
      )}
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

/** What members will see, as it is being typed. */
export function ServicePreview() {
  const t = useText(customServiceTexts);
  const { placesText } = useServiceWords();
  const typed: Typed = Form.useWatch([], Form.useFormInstance()) ?? {};
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), TICK_MS);
  const time = formatMinute(new Date(now).toISOString()) ?? '—';

  return (
    <Card size="small" title={t('preview.title')} className={styles.preview}>
      <p>{t('preview.note')}</p>
      <section className={styles.phone} aria-label={t('preview.title')}>
        <MembersLanguage>
          <PhoneScreen typed={typed} now={now} />
        </MembersLanguage>
      </section>
      <p>{t('preview.places', { places: placesText(typed.showOn ?? []) || '—' })}</p>
      <p>
        <Instants text={t('preview.clock', { time })} />
      </p>
    </Card>
  );
}
