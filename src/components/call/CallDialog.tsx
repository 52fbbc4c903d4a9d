import { useCountDown, useEventListener } from 'ahooks';
import { Button, Modal, Skeleton } from 'antd';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { focusButton } from '@/components/form/focus-first';
import { ClearValue } from '@/components/reveal/ClearValue';
import { reveal as limit } from '@/contract/limits/reveal';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { revealTexts } from '@/locales/reveal';
import { groupPhone } from '@/utils/phone-groups';
import styles from './CallDialog.module.css';
import type { Callee, Contact } from './useCall';

type Props = Pick<Callee, 'name' | 'brief' | 'onRecord' | 'onMissed'> & {
  /** Undefined once the reveal has expired. */
  contact?: Contact;
  onExpire: () => void;
  onClose: () => void;
};

/**
 * Shows name and number in large type, with notes for the caller below. Name and number are hidden after a minute in
 * any case, and before a print; the notes stay during the call, and its result can still be recorded.
 */
export function CallDialog({ name, brief, contact, onRecord, onMissed, onExpire, onClose }: Props) {
  const t = useText(callTexts);
  const tReveal = useText(revealTexts);
  useRestoreFocus(true);
  // Closes first, which returns the focus: the next screen then takes it.
  const closeAnd = (goOn: () => void) => () => {
    flushSync(onClose);
    goOn();
  };
  return (
    <Modal
      open
      title={t('title', { name })}
      width={brief ? 760 : 420}
      centered
      styles={{ body: { display: 'flex', flexDirection: 'column', maxHeight: 'calc(100vh - 180px)' } }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{contact ? tReveal('hide') : t('close')}</Button>
          {onMissed && <Button onClick={closeAnd(onMissed)}>{t('missed')}</Button>}
          {onRecord && (
            <Button ref={focusButton} type="primary" onClick={closeAnd(onRecord)}>
              {t('record')}
            </Button>
          )}
        </>
      }
    >
      {contact ? (
        <ClearContact contact={contact} onExpire={brief || onRecord ? onExpire : onClose} />
      ) : (
        <p role="status">{t('hidden')}</p>
      )}
      {brief && (
        <ErrorBoundary fallback={<p role="alert">{t('briefFailed')}</p>}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>{brief}</Suspense>
        </ErrorBoundary>
      )}
    </Modal>
  );
}

function ClearContact({ contact, onExpire }: { contact: Contact; onExpire: () => void }) {
  const t = useText(callTexts);
  const tReveal = useText(revealTexts);
  const [leftMs] = useCountDown({ leftTime: limit.maxSeconds * 1000, onEnd: onExpire });
  useEventListener('beforeprint', () => flushSync(onExpire));
  const values = [
    { label: t('patient'), value: contact.name, display: contact.name },
    { label: t('number'), value: contact.number, display: contact.number && groupPhone(contact.number) },
  ];
  return (
    <>
      <p className={styles.left} role="timer">
        {tReveal('left', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
      <dl className={styles.contact}>
        {values.map(({ label, value, display }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value && display ? <ClearValue label={label} value={value} display={display} /> : t('unnamed')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
