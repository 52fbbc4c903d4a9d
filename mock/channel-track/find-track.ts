import { fromDayNumber } from '../../src/domain/day';
import { addDays } from '../../src/domain/period/calendar';
import { Fault } from '../fault';
import { messages } from '../messages';
import { getDayOfId } from '../track/times';
import { getDays, getLoggedTracks } from './current-tracks';
import type { TrackRow } from './track-row';

/** @throws Fault 404 */
export function findTrack(id: string): TrackRow {
  const row = /^\d{6,10}$/.test(id) ? findInDay(fromDayNumber(getDayOfId(id)), id) : undefined;
  if (!row) throw new Fault(messages.notFound);
  return row;
}

const findInDay = (day: string, id: string) =>
  getDays({ from: day, before: addDays(day, 1) })
    .flatMap((known) => getLoggedTracks(known))
    .find((row) => row.id === id);
