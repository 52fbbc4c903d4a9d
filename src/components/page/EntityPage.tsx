import type { ComponentProps, ReactNode } from 'react';
import { EntityGate } from './EntityGate';
import { Page } from './Page';

type Gate<Entity> = ComponentProps<typeof EntityGate<Entity>>;
type Props<Entity> = Omit<Gate<Entity>, 'children'> & {
  /** What is there while the page is not: the keys that lead on to the next one. */
  meanwhile?: ReactNode;
  /** The page of what is there. */
  children: (entity: Entity) => ReactNode;
};

/** One thing as a page: that it is on its way, not there, or did not arrive, and then the page of it. */
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
