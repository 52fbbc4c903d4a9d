import type { ComponentProps, ReactNode } from 'react';
import { EntityGate } from './EntityGate';
import { Page } from './Page';

type Gate<Entity> = ComponentProps<typeof EntityGate<Entity>>;
type Props<Entity> = Omit<Gate<Entity>, 'children'> & {
  /** Rendered while there is no entity: shortcuts that lead to the next one. */
  meanwhile?: ReactNode;
  /** The page of the loaded entity. */
  children: (entity: Entity) => ReactNode;
};

/** A page for one entity, or its loading, missing or error state. */
export function EntityPage<Entity>({ children, meanwhile, ...gate }: Props<Entity>) {
  const { entity, error } = gate.read;
  if (entity !== undefined && !error) return children(entity);
  return (
    <Page>
      <EntityGate {...gate}>{() => null}</EntityGate>
      {meanwhile}
    </Page>
  );
}
