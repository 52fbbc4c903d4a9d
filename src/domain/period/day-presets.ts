import { addUnits, getUnitStart, type Period } from './period';

const presets = [
  { name: 'today', granularity: 'day', back: 0 },
  { name: 'yesterday', granularity: 'day', back: 1 },
  { name: 'thisWeek', granularity: 'week', back: 0 },
  { name: 'lastWeek', granularity: 'week', back: 1 },
  { name: 'thisMonth', granularity: 'month', back: 0 },
  { name: 'lastMonth', granularity: 'month', back: 1 },
] as const;

/**
 * Presets of date ranges: single days, whole weeks from Monday and whole months.
 *
 * @param today today's business day
 */
export const getDayPresets = (today: string) =>
  presets.map(({ name, granularity, back }): Period & { name: (typeof presets)[number]['name'] } => {
    const from = addUnits(granularity, getUnitStart(granularity, today), -back);
    return { name, from, before: addUnits(granularity, from, 1) };
  });
