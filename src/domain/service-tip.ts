import type { ServiceHours } from './service-hours';

/** Hours stated in a text: times as HH:mm and days from 1 (Monday) to 7; empty when it states none. */
export type StatedHours = { times: string[]; days: number[] };

const WEEK = '一二三四五六日';
const DAY = '[一二三四五六日天]';
const DAYS = new RegExp(`(?:周|星期|礼拜)(${DAY})(?:\\s*(?:至|到|[-~–—～])\\s*(?:周|星期|礼拜)?(${DAY}))?`, 'g');
const MERIDIEM = '上午|早上|凌晨|中午|下午|晚上|晚';
const TIME = new RegExp(
  `(${MERIDIEM})?\\s*(\\d{1,2})\\s*(?:[:：]\\s*(\\d{2})|[点时](?:\\s*(\\d{1,2})\\s*分|(半))?)`,
  'g',
);
/** Words that stand for several days. */
const groups: readonly [RegExp, readonly number[]][] = [
  [/工作日/, [1, 2, 3, 4, 5]],
  [/周末/, [6, 7]],
  [/每天|每日|全年/, [1, 2, 3, 4, 5, 6, 7]],
];

const toWeekday = (character: string) => WEEK.indexOf(character === '天' ? '日' : character) + 1;

function daysIn(text: string) {
  const days = new Set<number>();
  for (const [word, stated] of groups) if (word.test(text)) for (const day of stated) days.add(day);
  for (const [, first = '', last = first] of text.matchAll(DAYS)) {
    const [from, to] = [toWeekday(first), toWeekday(last)];
    // A range such as Saturday to Tuesday wraps around the end of the week.
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) days.add(((from - 1 + step) % 7) + 1);
  }
  return [...days].sort((a, b) => a - b);
}

function timesIn(text: string) {
  let isAfternoon = false;
  return [...text.matchAll(TIME)].flatMap(([, part, hours = '', colon, minutes, half]) => {
    // In “下午 2 点至 6 点”, the afternoon applies to both times.
    if (part) isAfternoon = /下午|晚/.test(part);
    const typed = Number(hours);
    const hour = isAfternoon && typed < 12 ? typed + 12 : typed;
    const minute = half ? '30' : (colon ?? minutes ?? '0').padStart(2, '0');
    if (hour > 24 || Number(minute) > 59) return [];
    return [`${String(hour).padStart(2, '0')}:${minute}`];
  });
}

/** Hours and days stated in a text for members, which is always in Chinese. */
export const parseStatedHours = (text: string): StatedHours => ({ times: timesIn(text), days: daysIn(text) });

/**
 * What a text states differently from the actual hours, which would mislead members. A text without times or days does
 * not contradict them.
 */
export function findTipContradictions(
  text: string,
  { workdays, workStart, workEnd, allDay }: ServiceHours,
): ('times' | 'days')[] {
  const { times, days } = parseStatedHours(text);
  const isDay = (time: string) => time === '00:00' || time === '24:00';
  const isStated = (time: string) => (allDay ? isDay(time) : time === workStart || time === workEnd);
  const isKnown = allDay || (workStart !== null && workEnd !== null);
  const sameDays = days.length === new Set(workdays).size && days.every((day) => workdays.includes(day));
  return [
    ...(isKnown && !times.every(isStated) ? ['times' as const] : []),
    ...(workdays.length > 0 && days.length > 0 && !sameDays ? ['days' as const] : []),
  ];
}
