import { cardOf, type Figures, isKnown } from './aggregate';
import type { Figure } from './figure';
import { type MetricName, metrics } from './metrics';

/** A figure of two periods of as many days, weeks or months. */
export type Comparable = {
  /** Of the period itself. */
  value: Figure;
  /** Of the one that it is compared with. */
  base: Figure;
  /** How many units were compared; of a running total the place of the one that was, counted from 1. */
  units: number;
  /** How many units each period has. */
  of: number;
};

/**
 * A figure of a period beside that of another, unit by unit: the first with the first. A unit that one
 * of them does not know is left out of both, since 29 days against 30 would show a fall that never was;
 * what is left adds up and is weighted as for a card. People stay a mean per unit. A running total is
 * the newest of both, and compared where both have it.
 * The rule is ours: the platform compares nothing (docs/domain.md 6.13).
 *
 * @param own oldest first, one for each unit; one without figures is empty
 * @param other likewise, as many
 * @returns nulls and no units when nothing is comparable
 */
export function comparableOf(name: MetricName, own: readonly Figures[], other: readonly Figures[]): Comparable {
  const known = own.flatMap((row, index) => {
    const against = other[index];
    return against && isKnown(name, row) && isKnown(name, against) ? [{ row, against, place: index + 1 }] : [];
  });
  const isRunning = metrics[name].aggregate === 'last';
  const pairs = isRunning ? known.slice(-1) : known;
  return {
    value: cardOf(
      name,
      pairs.map(({ row }) => row),
    ).value,
    base: cardOf(
      name,
      pairs.map(({ against }) => against),
    ).value,
    units: isRunning ? (pairs[0]?.place ?? 0) : pairs.length,
    of: own.length,
  };
}
