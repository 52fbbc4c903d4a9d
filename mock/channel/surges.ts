import type { Channel } from '../../src/contract/channel-list';
import { findSurgeBaseline, SURGE_BASELINE_DAYS } from '../../src/domain/channel/surge';
import { addDays } from '../../src/domain/period/calendar';
import { businessDay } from '../clock';
import { countScans, type Now } from './figures';
import type { ChannelRow } from './fixtures';

/** Returns a function that detects an unusual number of scans on the last complete day. */
export function createSurgeDetector(at: Now): (row: Pick<ChannelRow, 'id' | 'createdAt'>) => Channel['surge'] {
  const date = addDays(businessDay(at.now), -1);
  const days = Array.from({ length: SURGE_BASELINE_DAYS + 1 }, (_, ago) => addDays(date, -ago));
  const counted = countScans(days, at);
  return ({ id, createdAt }) => {
    const [scans = 0, ...before] = counted.get(id) ?? [];
    // Ignores days before the channel existed.
    const known = before.filter((_, ago) => (days[ago + 1] ?? '') > createdAt.slice(0, 10));
    const usual = findSurgeBaseline(scans, known);
    return usual === null ? null : { date, scans, usual };
  };
}
