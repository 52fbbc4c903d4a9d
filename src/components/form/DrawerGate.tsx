import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { EntityGate } from '@/components/EntityGate';

type Props<Entity> = {
  title: string;
  size?: number;
  read: { entity: Entity | undefined; error: unknown; isLoading: boolean; reload: () => void };
  /** What is not there, by name; by default "this". */
  notFound?: string;
  onClose: () => void;
  /** The drawer itself, once there is something to show in it. */
  children: (entity: Entity) => ReactNode;
};

/** The drawer of one thing that is read first: that it is on its way, not there, or did not arrive. */
export function DrawerGate<Entity>({ title, size = 560, read, notFound, onClose, children }: Props<Entity>) {
  if (read.entity !== undefined && !read.error) return children(read.entity);
  return (
    <Drawer open title={title} size={size} onClose={onClose}>
      <EntityGate read={read} notFound={notFound} onBack={onClose}>
        {() => null}
      </EntityGate>
    </Drawer>
  );
}
