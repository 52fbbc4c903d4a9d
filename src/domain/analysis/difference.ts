import { change, type Figure, rounded } from './figure';
import { digits, type Unit } from './metrics';

/**
 * By how much a figure differs from another: a share in percentage points, since from 20% to 22% is not
 * "up 10%"; any other figure in percent of the base. It is of the figures as they are written, so that
 * an operator who checks finds the same, and what reads the same is unchanged.
 *
 * @returns null when one is not known, or there is no base
 */
export function difference(unit: Unit, current: Figure, base: Figure): Figure {
  if (current === null || base === null) return null;
  const [shown, against] = [rounded(current, digits[unit]), rounded(base, digits[unit])];
  return unit === 'percent' ? shown - against : change(shown, against);
}
