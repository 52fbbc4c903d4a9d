import { fitsAxes } from './chart';
import { type MetricName, metrics } from './metrics';

/** The most figures that are drawn in one chart. */
export const MOST_PICKED = 3;

/** Whether a chart can hold these figures: a few, of no more units than it has axes. */
export const canDraw = (names: readonly MetricName[]) =>
  names.length > 0 && names.length <= MOST_PICKED && fitsAxes(names.map((name) => metrics[name]));

/** The figures that remain, or come along, when one is ticked or unticked; in the order in which they are offered. */
export const toggled = (offered: readonly MetricName[], picked: readonly MetricName[], name: MetricName) =>
  offered.filter((one) => (one === name ? !picked.includes(one) : picked.includes(one)));

/**
 * The figures that an address names.
 *
 * @param text names with commas between them; null when it says nothing
 * @param preset what is drawn before anybody chooses, and instead of what cannot be drawn
 */
export function parsePicked(text: string | null, offered: readonly MetricName[], preset: readonly MetricName[]) {
  if (text === null) return { picked: preset, isRefused: false };
  const said = text.split(',');
  const picked = offered.filter((name) => said.includes(name));
  const isRefused = picked.length !== said.length || !canDraw(picked);
  return { picked: isRefused ? preset : picked, isRefused };
}

/** What the address says of them; null for what is drawn anyway. `parsePicked` gives the same ones back. */
export function formatPicked(picked: readonly MetricName[], preset: readonly MetricName[]) {
  const text = picked.join(',');
  return text === preset.join(',') ? null : text;
}
