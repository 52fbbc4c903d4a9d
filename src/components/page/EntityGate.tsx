import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props<Entity> = {
  read: { entity: Entity | undefined; error: unknown; isLoading: boolean; reload: () => void };
  /** The way back from what is not there. */
  onBack: () => void;
  /** What is not there, by name; by default "this". */
  notFound?: string;
  children: (entity: Entity) => ReactNode;
};

const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;

/** One thing that is read: it, or that it is on its way, not there, or did not arrive. */
export function EntityGate<Entity>({ read, onBack, notFound, children }: Props<Entity>) {
  const t = useText(formTexts);
  const { entity, error, isLoading, reload } = read;
  if (entity !== undefined && !error) return children(entity);
  if (isLoading) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (isMissing(error)) {
    return (
      <Result
        status="404"
        title={notFound ?? t('notFound')}
        extra={
          <Button type="primary" onClick={onBack}>
            {t('back')}
          </Button>
        }
      />
    );
  }
  return <ListFailed title={t('failed')} error={error} onRetry={reload} />;
}
