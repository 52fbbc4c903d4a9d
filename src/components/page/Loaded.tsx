import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';

type Props<Data> = {
  read: { entity: Data | undefined; error: unknown; reload: () => void };
  /** Title of the error state. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** Part of a page with its own data: if it fails, the other parts stay. */
export function Loaded<Data>({ read: { entity, error, reload }, failed, children }: Props<Data>) {
  if (error) return <ListFailed title={failed} error={error} onRetry={reload} />;
  if (entity === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  return children(entity);
}
