import { toBusinessDay } from '../period/calendar';
import { isServiceTime, type ServiceHours } from '../service-hours';
import { getNextWorkday, isWorkday, type WorkCalendar } from '../work-calendar';

type Service = ServiceHours & WorkCalendar;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SOON_HOURS = 2;
const AFTERNOON = '15:00';
const MORNING = '09:00';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

/** Whether someone is on duty at an instant: on a workday of the calendar, within the service hours. */
function isOnDuty(service: Service, instant: number) {
  const workdays = isWorkday(toBusinessDay(instant), service) ? [1, 2, 3, 4, 5, 6, 7] : [];
  return isServiceTime({ ...service, workdays }, instant);
}

/** Time at which to call again, in milliseconds, and how to name it. */
export type CallBackTime = { kind: 'soon' | 'afternoon' | 'nextWorkday'; at: number };

/**
 * Usual times to call again (docs/domain.md 6.10): in two hours, today at 15:00, and in the morning of the next workday;
 * none of them in the past or outside of the service hours.
 */
export function getCallBackTimes(service: Service, now: number): CallBackTime[] {
  const today = toBusinessDay(now);
  const soon = Math.ceil((now + SOON_HOURS * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  const afternoon = at(today, AFTERNOON);
  const times: CallBackTime[] = [
    { kind: 'soon', at: soon },
    { kind: 'afternoon', at: afternoon },
  ];
  const possible = times.filter((one) => one.at > now && isOnDuty(service, one.at));
  if (service.workdays.length === 0) return possible;
  const nextDay = getNextWorkday(today, service);
  const morning = at(nextDay, MORNING);
  const opening = service.workStart === null ? morning : at(nextDay, service.workStart);
  return [...possible, { kind: 'nextWorkday', at: isOnDuty(service, morning) ? morning : opening }];
}
