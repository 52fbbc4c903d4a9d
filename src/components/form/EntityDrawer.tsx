import { hashKey, type QueryKey } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { EntityGate } from '@/components/page/EntityGate';
import { useRecentPlace } from '@/hooks/useRecentPlace';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useEntity } from './useEntity';

type Read<Entity> = ReturnType<typeof useEntity<Entity>>;

type Props<Entity> = {
  /** Query key: the entity name, then the parameters of the read. */
  readKey: QueryKey;
  /** Loads the entity, always from the server. New entities do not use this drawer. */
  read: () => Promise<Entity>;
  /** Title while the entity is loading or failed to load. */
  title: ReactNode;
  size?: number;
  /** Message for a missing entity; a generic one by default. */
  notFound?: string;
  /** Called when the entity does not exist: the list behind it is stale. */
  onMissing?: () => void;
  /** Name in the recent places, for an entity with a URL; never the name of a person. */
  placeName?: (entity: Entity) => string;
  onClose: () => void;
} & (
  | {
      /** The form in its own drawer (EditDrawer, ReorderDrawer), which handles conflicts. */
      edit: (entity: Entity, read: Read<Entity>) => ReactNode;
    }
  | {
      /** Read-only view of the entity. */
      view: (entity: Entity) => ReactNode;
      /** Actions beside the title; called with undefined while the entity is not loaded. */
      extra?: (entity: Entity | undefined) => ReactNode;
      titleOf?: (entity: Entity) => ReactNode;
    }
);

/** Drawer that loads one entity and shows a view or a form of it, or its loading, missing or error state. */
export function EntityDrawer<Entity>(props: Props<Entity>) {
  const { readKey, title, size = 560, notFound, onMissing, placeName, onClose } = props;
  const read = useEntity(readKey, props.read, onMissing);
  const { entity } = read;
  // Two drawers follow one another; only the first knows where the focus came from.
  useRestoreFocus(true);
  // A failed refetch must not replace a form and what was entered in it.
  const isLoaded = entity !== undefined && ('edit' in props || !read.error);
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
        {/* Another entity mounts again: browser translation would keep values of the previous one. */}
        {(there) => <Fragment key={hashKey(readKey)}>{view?.view(there)}</Fragment>}
      </EntityGate>
    </Drawer>
  );
}
