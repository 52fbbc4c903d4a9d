import type { ServiceHours } from './service-hours';

/** What a text says of hours: times as HH:mm, and days from 1, Monday, to 7; none where it names none. */
export type StatedHours = { times: string[]; days: number[] };

const WEEK = '一二三四五六日';
const DAY = '[一二三四五六日天]';
const DAYS = new RegExp(`(?:周|星期|礼拜)(${DAY})(?:\\s*(?:至|到|[-~–—～])\\s*(?:周|星期|礼拜)?(${DAY}))?`, 'g');
const MERIDIEM = '上午|早上|凌晨|中午|下午|晚上|晚';
const TIME = new RegExp(
  `(${MERIDIEM})?\\s*(\\d{1,2})\\s*(?:[:：]\\s*(\\d{2})|[点时](?:\\s*(\\d{1,2})\\s*分|(半))?)`,
  'g',
);
/** Words for several days at once. */
const groups: readonly [RegExp, readonly number[]][] = [
  [/工作日/, [1, 2, 3, 4, 5]],
  [/周末/, [6, 7]],
  [/每天|每日|全年/, [1, 2, 3, 4, 5, 6, 7]],
];

const dayOf = (character: string) => WEEK.indexOf(character === '天' ? '日' : character) + 1;

function daysIn(text: string) {
  const days = new Set<number>();
  for (const [word, stated] of groups) if (word.test(text)) for (const day of stated) days.add(day);
  for (const [, first = '', last = first] of text.matchAll(DAYS)) {
    const [from, to] = [dayOf(first), dayOf(last)];
    // From Saturday to Tuesday goes over the end of the week.
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) days.add(((from - 1 + step) % 7) + 1);
  }
  return [...days].sort((a, b) => a - b);
}

function timesIn(text: string) {
  let isAfternoon = false;
  return [...text.matchAll(TIME)].flatMap(([, part, hours = '', colon, minutes, half]) => {
    // “下午 2 点至 6 点” says afternoon once.
    if (part) isAfternoon = /下午|晚/.test(part);
    const typed = Number(hours);
    const hour = isAfternoon && typed < 12 ? typed + 12 : typed;
    const minute = half ? '30' : (colon ?? minutes ?? '0').padStart(2, '0');
    if (hour > 24 || Number(minute) > 59) return [];
    return [`${String(hour).padStart(2, '0')}:${minute}`];
  });
}

/** The hours and days that a text for members names. It is Chinese: that is what members read. */
export const statedHours = (text: string): StatedHours => ({ times: timesIn(text), days: daysIn(text) });

/**
 * What of the hours a text says otherwise than they are, so that members would read one thing and meet another.
 * A text that names no times, or no days, says nothing wrong about them.
 */
export function contradictions(
  text: string,
  { workdays, workStart, workEnd, allDay }: ServiceHours,
): ('times' | 'days')[] {
  const { times, days } = statedHours(text);
  const isDay = (time: string) => time === '00:00' || time === '24:00';
  const isStated = (time: string) => (allDay ? isDay(time) : time === workStart || time === workEnd);
  const isKnown = allDay || (workStart !== null && workEnd !== null);
  const sameDays = days.length === new Set(workdays).size && days.every((day) => workdays.includes(day));
  return [
    ...(isKnown && !times.every(isStated) ? ['times' as const] : []),
    ...(workdays.length > 0 && days.length > 0 && !sameDays ? ['days' as const] : []),
  ];
}
