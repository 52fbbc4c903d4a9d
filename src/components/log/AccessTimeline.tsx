import { Tag, Typography } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { AccessLogEntry } from '@/contract/log';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { revealTexts } from '@/locales/reveal';
import { listAccessLog } from '@/services/log';
import { LogTimeline } from './LogTimeline';

type Props = { entityType: string; entityId: string; field: (name: string) => string | undefined; looks?: number };

const PAGE_SIZE = 20;

/** Who viewed which personal data of an entity, and why (docs/domain.md 5.4). */
export function AccessTimeline({ entityType, entityId, field, looks }: Props) {
  const t = useText(logTexts);
  const did = useEnumLabelOrRaw(logTexts, 'access');
  const entityWord = useEnumLabelOrRaw(logTexts, 'entity');
  const fieldWord = useEnumLabelOrRaw(logTexts, 'field');
  const purposeWord = useEnumLabelOrRaw(revealTexts, 'purpose');

  return (
    <LogTimeline<AccessLogEntry>
      label={t('accesses')}
      of={['log', 'accesses', { entityType, entityId, looks }]}
      read={(current) => listAccessLog({ entityType, entityId, current, pageSize: PAGE_SIZE })}
      color={({ result }) => (result === 'denied' ? 'red' : undefined)}
      render={({
        entityType: seen,
        action,
        operatorName,
        createdAt,
        fields,
        purpose,
        purposeNote,
        result,
        masked,
        ip,
        userAgent,
      }) => (
        <>
          <div>
            <Typography.Text strong>{did(action)}</Typography.Text>{' '}
            {seen !== entityType && <Tag>{entityWord(seen)}</Tag>} {masked && <Tag>{t('masked')}</Tag>}
            {result === 'denied' && <Tag color="error">{t('denied')}</Tag>} · {operatorName} ·{' '}
            <RelativeTime instant={createdAt} />
          </div>
          {fields.length > 0 && (
            <div>
              {t('fields', { fields: fields.map((name) => field(name) ?? fieldWord(name)).join(t('listSeparator')) })}
            </div>
          )}
          {purpose && (
            <div>
              {t('purpose', { purpose: purposeWord(purpose) })}
              {purposeNote && <bdi> ({purposeNote})</bdi>}
            </div>
          )}
          <details>
            <summary>{t('device')}</summary>
            {ip} · {userAgent}
          </details>
        </>
      )}
    />
  );
}
