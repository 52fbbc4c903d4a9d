import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';

type Props<Data> = {
  read: { entity: Data | undefined; error: unknown; reload: () => void };
  /** Says what did not arrive. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of the page that is read by itself: one that fails leaves the others as they are. */
export function Loaded<Data>({ read: { entity, error, reload }, failed, children }: Props<Data>) {
  if (error) return <ListFailed title={failed} error={error} onRetry={reload} />;
  if (entity === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  return children(entity);
}
