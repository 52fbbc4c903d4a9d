import { Typography } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { DateTimeRange } from '@/components/DateTimeRange';
import { RelativeTime } from '@/components/RelativeTime';
import type { ChangeLogEntry, LogValue } from '@/contract/log';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { listChangeLog } from '@/services/log';
import styles from './ChangeTimeline.module.css';
import { LogTimeline } from './LogTimeline';

/** What an entity calls its actions, fields and values; undefined where it has no word. */
export type LogLabels = {
  action: (action: string) => string | undefined;
  field: (field: string) => string | undefined;
  value?: (field: string, value: LogValue) => ReactNode;
};

type Props = { entityType: string; entityId: string; words: LogLabels };

const PAGE_SIZE = 20;

/** Who changed what about one thing, from what to what, and why. Sensitive values come masked from the server. */
export function ChangeTimeline({ entityType, entityId, words }: Props) {
  const t = useText(logTexts);
  const read = useCallback(
    (current: number) => listChangeLog({ entityType, entityId, current, pageSize: PAGE_SIZE }),
    [entityType, entityId],
  );

  const shown = (field: string, value: LogValue) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—';
    const word = words.value?.(field, value);
    if (word !== undefined) return typeof word === 'string' ? <DateTimeRange text={word} /> : word;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return <DateTimeRange text={Array.isArray(value) ? value.join(', ') : String(value)} />;
  };

  return (
    <LogTimeline<ChangeLogEntry>
      label={t('changes')}
      read={read}
      render={({ action, operatorName, createdAt, reason, changes }) => (
        <>
          <div>
            <Typography.Text strong>{words.action(action) ?? action}</Typography.Text> · {operatorName} ·{' '}
            <RelativeTime instant={createdAt} />
          </div>
          {reason && <div className={styles.reason}>{t('reason', { reason })}</div>}
          {changes.length > 0 && (
            <dl className={styles.changes}>
              {changes.map(({ field, from, to }) => (
                <div key={field}>
                  <dt>{words.field(field) ?? field}</dt>
                  <dd>
                    <del className={styles.from}>{shown(field, from)}</del> <span aria-hidden>→</span>{' '}
                    <ins className={styles.to}>{shown(field, to)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    />
  );
}
