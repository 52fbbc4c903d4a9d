import { type Figure, getRelativeChange, roundFigure } from './figure';
import { digits, type Unit } from './metrics';

/**
 * Difference between a figure and a base: percentage points for shares, since a rise from 20% to 22% is not "up 10%";
 * otherwise percent of the base. It compares the figures as displayed (rounded), so that an operator who recalculates
 * gets the same result, and figures that look the same are unchanged.
 *
 * @returns null when a figure is unknown, or when the base of a relative change is 0
 */
export function getDifference(unit: Unit, current: Figure, base: Figure): Figure {
  if (current === null || base === null) return null;
  const [shown, against] = [roundFigure(current, digits[unit]), roundFigure(base, digits[unit])];
  return unit === 'percent' ? shown - against : getRelativeChange(shown, against);
}
