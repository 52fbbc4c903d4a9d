import { Skeleton } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import { useText } from '@/hooks/useText';
import { handoverTexts } from '@/locales/handover';
import { countHandover } from '@/services/handover';

const kinds = ['records', 'followUps', 'reports'] as const;

/** Current number of open tasks of an operator, by kind. */
export function OpenWork({ operator: { id, name } }: { operator: { id: string; name: string } }) {
  const t = useText(handoverTexts);
  const { entity, error, isLoading, reload } = useEntity(['handover', 'open', id], () => countHandover(id));
  if (isLoading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!entity) return <ListFailed error={error} onRetry={reload} />;
  if (kinds.every((kind) => entity[kind] === 0)) return <p role="status">{t('none', { name })}</p>;
  return (
    <div role="status">
      {t('counts')}
      <ul style={{ paddingInlineStart: 20 }}>
        {kinds.map((kind) => (
          <li key={kind}>{t(kind, { count: entity[kind] })}</li>
        ))}
      </ul>
    </div>
  );
}
