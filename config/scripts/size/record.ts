import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type SizeRecord = {
  /** KiB of JavaScript per screen at the last update. */
  screens: Record<string, number>;
  /** Why a screen may be larger than that, such as `"/welcome": "431.0 KiB: charts"`. */
  reasons: Record<string, string>;
};

/** Factor by which a screen may grow without a reason. */
const TOLERANCE = 1.02;

const file = resolve(process.cwd(), 'tests/e2e/size.json');

export const readRecord = (): SizeRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SizeRecord) : { screens: {}, reasons: {} };

export const writeRecord = (record: SizeRecord) => writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);

/** The size that the reason for a screen allows; 0 without one. */
const allowedByReason = ({ reasons }: SizeRecord, screen: string) => Number.parseFloat(reasons[screen] ?? '') || 0;

/** Maximum KiB of a screen; undefined if it has never been measured. */
export function getLimit(record: SizeRecord, screen: string) {
  const landed = record.screens[screen];
  return landed === undefined ? undefined : Math.max(landed, allowedByReason(record, screen)) * TOLERANCE;
}

/**
 * Returns the record updated with `measured`. A recorded size grows only as far as its reason allows: growth within the
 * tolerance is not recorded, because it would add up from one update to the next.
 */
export function nextRecord(record: SizeRecord, measured: Record<string, number>): SizeRecord {
  const screens = Object.entries(measured).map(([screen, size]) => {
    const landed = record.screens[screen] ?? size;
    return [screen, Math.min(size, Math.max(landed, allowedByReason(record, screen)))] as const;
  });
  const reasons = Object.entries(record.reasons).filter(([screen]) => screen in measured);
  return { screens: Object.fromEntries(screens), reasons: Object.fromEntries(reasons) };
}
