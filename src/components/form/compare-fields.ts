import type { ReactNode } from 'react';
import { type Difference, findDifferences, isSameValue } from '@/domain/compare';

/** How the compare dialog shows one field of a form. */
export type CompareField<Values, Entity> = {
  name: Extract<keyof Values, string>;
  label: string;
  /**
   * Formats a value; by default its text, and `—` for empty.
   *
   * @param others the values it is compared with: a long list can leave out what they have in common
   */
  format?: (value: unknown, others: readonly unknown[]) => ReactNode;
  /** The value to show for a server version, where the form holds only newly entered values: a masked number. */
  shownOf?: (entity: Entity) => unknown;
};

type Versions<Values, Entity> = {
  base: Entity | undefined;
  theirs: Entity;
  mine: Values;
  toValues: (entity: Entity | undefined) => Values;
};

/** A value as text, and `—` for empty. */
export function toDisplayText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return Array.isArray(value) ? value.join(', ') || '—' : String(value);
}

/** The differences between base, their version and mine, in the order of the form. */
export function compareVersions<Values extends object, Entity>(
  fields: readonly CompareField<Values, Entity>[],
  { base, theirs, mine, toValues }: Versions<Values, Entity>,
): Difference<Extract<keyof Values, string>>[] {
  const [baseValues, theirValues] = [toValues(base), toValues(theirs)];
  const versions = fields.map(({ name, shownOf }) => {
    if (!shownOf) return [name, baseValues[name], theirValues[name], mine[name]] as const;
    // A masked value that was not entered again is known only as its mask: it cannot override theirs.
    const isUntouched = isSameValue(mine[name], baseValues[name]) && mine[name] !== null;
    return [name, base && shownOf(base), shownOf(theirs), isUntouched ? shownOf(theirs) : mine[name]] as const;
  });
  const side = (index: 1 | 2 | 3) =>
    Object.fromEntries(versions.map((version) => [version[0], version[index]])) as Record<
      Extract<keyof Values, string>,
      unknown
    >;
  return findDifferences(
    fields.map(({ name }) => name),
    side(1),
    side(2),
    side(3),
  );
}

/** A field that a save changes. */
export type Change = { name: string; before: unknown; after: unknown };

/** Changed fields between two sets of values, in the order of the form. */
export const getChanges = <Values extends object, Entity>(
  fields: readonly CompareField<Values, Entity>[],
  before: Values,
  after: Values,
): Change[] =>
  fields
    .filter(({ name }) => !isSameValue(before[name], after[name]))
    .map(({ name }) => ({ name, before: before[name], after: after[name] }));

export type Side = 'theirs' | 'mine';

/** The values to save once each difference is decided: mine, with theirs where chosen. */
export function mergeVersions<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side | undefined>>,
): Values {
  const taken = Object.keys(theirs).filter((name) => choices[name] === 'theirs') as (keyof Values)[];
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}
