import { fromDayNumber } from '../../src/domain/day';
import { addDays } from '../../src/domain/period/calendar';
import { Fault } from '../fault';
import { messages } from '../messages';
import { dayOfId } from '../track/times';
import { getDays, loggedOn } from './counted';
import type { TrackRow } from './track-row';

/** @throws Fault 404 */
export function trackRow(id: string): TrackRow {
  const row = /^\d{6,10}$/.test(id) ? rowOfDay(fromDayNumber(dayOfId(id)), id) : undefined;
  if (!row) throw new Fault(messages.notFound);
  return row;
}

const rowOfDay = (day: string, id: string) =>
  getDays({ from: day, before: addDays(day, 1) })
    .flatMap((known) => loggedOn(known))
    .find((row) => row.id === id);
