import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ChangeLogEntry, LogValue } from '@/contract/log';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { useValueLabel } from '@/hooks/useValueLabel';
import { logTexts } from '@/locales/log';
import { listChangeLog } from '@/services/log';
import type { Texts } from '@/utils/text';
import styles from './ChangeTimeline.module.css';

import { LogTimeline } from './LogTimeline';

/** Picture in a log, shown instead of its URL; `name` is the label of its field. */
const LogPicture = ({ url, name }: { url: string; name: string }) => (
  <img className={styles.picture} src={url} alt={name} title={name} loading="lazy" />
);

export type ChangeTimelineProps = {
  entityType: string;
  entityId: string;
  /** Another version loads the log again. */
  version?: number;
  /** Texts of its actions (`change.<action>`), fields (`field.<field>`) and values (`<field>.<value>`). */
  texts: Texts;
  /** Fields that hold the URL of a picture. */
  pictures?: readonly string[];
  /** Overrides the label of a field; undefined for the label from the texts. */
  field?: (field: string) => ReactNode;
  /**
   * Overrides how a value is shown; undefined for its text, or the value itself.
   *
   * @param other the value before or after it
   */
  value?: (field: string, value: LogValue, other?: LogValue) => ReactNode;
};

const PAGE_SIZE = 20;

/** Who changed what of an entity, from which value to which, and why. Sensitive values come masked from the server. */
export function ChangeTimeline({ entityType, entityId, version, texts, pictures = [], ...own }: ChangeTimelineProps) {
  const t = useText(logTexts);
  const actionLabel = useEnumLabelOrRaw(texts, 'change');
  const fieldLabel = useEnumLabelOrRaw(texts, 'field');
  const valueLabel = useValueLabel(texts);

  const shown = (field: string, value: LogValue, other?: LogValue) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '—';
    if (pictures.includes(field)) return <LogPicture url={String(value)} name={fieldLabel(field)} />;
    const word = own.value?.(field, value, other) ?? valueLabel(field, value);
    if (word !== undefined) return typeof word === 'string' ? <DateTimeRange text={word} /> : word;
    return <DateTimeRange text={Array.isArray(value) ? value.join(', ') : String(value)} />;
  };

  return (
    <LogTimeline<ChangeLogEntry>
      label={t('changes')}
      of={['log', 'changes', { entityType, entityId, version }]}
      read={(current) => listChangeLog({ entityType, entityId, current, pageSize: PAGE_SIZE })}
      render={({ action, operatorName, createdAt, reason, changes }) => (
        <>
          <div>
            <Typography.Text strong>{actionLabel(action)}</Typography.Text> · {operatorName} ·{' '}
            <RelativeTime instant={createdAt} />
          </div>
          {reason && <div className={styles.reason}>{t('reason', { reason })}</div>}
          {changes.length > 0 && (
            <dl className={styles.changes}>
              {changes.map(({ field, from, to }) => (
                <div key={field}>
                  <dt>{own.field?.(field) ?? fieldLabel(field)}</dt>
                  <dd>
                    {action === 'create' ? (
                      shown(field, to)
                    ) : (
                      <>
                        <del className={styles.from}>{shown(field, from, to)}</del> <span aria-hidden>→</span>{' '}
                        <ins className={styles.to}>{shown(field, to, from)}</ins>
                      </>
                    )}
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
