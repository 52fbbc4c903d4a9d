import type { ReactNode } from 'react';
import { type Difference, findDifferences, isSameValue } from '@/domain/compare';

/** One field of a form, as the compare dialog shows it. */
export type CompareField<Values, Entity> = {
  name: Extract<keyof Values, string>;
  label: string;
  /**
   * By default the text itself, and `—` for nothing.
   * @param others the values it is compared with: a long list can leave out what they have in common
   */
  format?: (value: unknown, others: readonly unknown[]) => ReactNode;
  /**
   * What stands for the field in a version of the server, where the form itself holds only what is
   * typed anew: a masked number.
   */
  shownOf?: (entity: Entity) => unknown;
};

type Versions<Values, Entity> = {
  base: Entity | undefined;
  theirs: Entity;
  mine: Values;
  toValues: (entity: Entity | undefined) => Values;
};

/** A value as it is, and `—` for nothing. */
export function toDisplayText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return Array.isArray(value) ? value.join(', ') || '—' : String(value);
}

/** The differences between three versions, in the order of the form. */
export function compareVersions<Values extends object, Entity>(
  fields: readonly CompareField<Values, Entity>[],
  { base, theirs, mine, toValues }: Versions<Values, Entity>,
): Difference<Extract<keyof Values, string>>[] {
  const [baseValues, theirValues] = [toValues(base), toValues(theirs)];
  const versions = fields.map(({ name, shownOf }) => {
    if (!shownOf) return [name, baseValues[name], theirValues[name], mine[name]] as const;
    // Of a value that was not typed anew the console knows the mask alone: it cannot put mine back over theirs.
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

/** What differs between two sets of values, in the order of the form. */
export const getChanges = <Values extends object, Entity>(
  fields: readonly CompareField<Values, Entity>[],
  before: Values,
  after: Values,
): Change[] =>
  fields
    .filter(({ name }) => !isSameValue(before[name], after[name]))
    .map(({ name }) => ({ name, before: before[name], after: after[name] }));

export type Side = 'theirs' | 'mine';

/** What is saved once each difference is decided: mine, but for the fields where theirs was taken. */
export function mergeVersions<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side | undefined>>,
): Values {
  const taken = Object.keys(theirs).filter((name) => choices[name] === 'theirs') as (keyof Values)[];
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}
