import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props<Entity> = {
  read: { entity: Entity | undefined; error: unknown; isLoading: boolean; reload: () => void };
  /** Leads back from a missing entity. */
  onBack: () => void;
  /** Message for a missing entity; a generic one by default. */
  notFound?: string;
  children: (entity: Entity) => ReactNode;
};

const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;

/** Renders a loaded entity, or its loading, missing or error state. */
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
