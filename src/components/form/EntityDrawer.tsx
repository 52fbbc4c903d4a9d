import { hashKey, type QueryKey } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { EntityGate } from '@/components/page/EntityGate';
import { useRecentPlace } from '@/hooks/useRecentPlace';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useEntity } from './useEntity';

type Read<Entity> = ReturnType<typeof useEntity<Entity>>;

type Props<Entity> = {
  /** Key of the read: the entity, and what is read of it. */
  readKey: QueryKey;
  /** Reads it, always from the server; of something new there is nothing to read. */
  read: () => Promise<Entity>;
  /** Stands above it until it has come, or because it has not. */
  title: ReactNode;
  size?: number;
  /** What is not there, by name; by default "this". */
  notFound?: string;
  /** Hears that it is not there: the list that it was opened from is an old one. */
  onMissing?: () => void;
  /** What it is called among recent places, where it has a place in the address; never the name of a person. */
  placeName?: (entity: Entity) => string;
  onClose: () => void;
} & (
  | {
      /** The form over it, which brings its own drawer (EditDrawer, ReorderDrawer): there a conflict is met. */
      edit: (entity: Entity, read: Read<Entity>) => ReactNode;
    }
  | {
      /** What there is to see of it. */
      view: (entity: Entity) => ReactNode;
      /** Beside the title: what can be done with it, and while it is not there. */
      extra?: (entity: Entity | undefined) => ReactNode;
      titleOf?: (entity: Entity) => ReactNode;
    }
);

/**
 * One thing in a drawer, looked at or edited: that it is on its way, not there, or did not arrive, and
 * then it.
 */
export function EntityDrawer<Entity>(props: Props<Entity>) {
  const { readKey, title, size = 560, notFound, onMissing, placeName, onClose } = props;
  const read = useEntity(readKey, props.read, onMissing);
  const { entity } = read;
  // It is two drawers, one after the other; only the first knows where the focus came from.
  useRestoreFocus(true);
  const isLoaded = entity !== undefined && !read.error;
  useRecentPlace(isLoaded ? placeName?.(entity) : undefined);
  if ('edit' in props && isLoaded) return props.edit(entity, read);
  const view = 'view' in props ? props : undefined;
  return (
    <Drawer
      open
      title={(isLoaded && view?.titleOf?.(entity)) || title}
      size={size}
      extra={view?.extra?.(entity)}
      onClose={onClose}
    >
      <EntityGate read={read} notFound={notFound} onBack={onClose}>
        {/* Another entity is rendered anew: a translated text would keep the value of the one before. */}
        {(there) => <Fragment key={hashKey(readKey)}>{view?.view(there)}</Fragment>}
      </EntityGate>
    </Drawer>
  );
}
