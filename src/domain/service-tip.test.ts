import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTipContradictions, parseStatedHours } from './service-tip';

const hours = { workdays: [1, 2, 3, 4, 5, 6], workStart: '09:00', workEnd: '20:30', allDay: false };

describe('the hours stated in a text', () => {
  test.each([
    ['客服已下班，请在周一至周六 9:00 至 20:30 联系我们', ['09:00', '20:30'], [1, 2, 3, 4, 5, 6]],
    ['请在工作日 09：00-18：00 来电', ['09:00', '18:00'], [1, 2, 3, 4, 5]],
    ['每天上午 9 点到下午 5 点半', ['09:00', '17:30'], [1, 2, 3, 4, 5, 6, 7]],
    ['下午2点至6点', ['14:00', '18:00'], []],
    ['星期六到星期一休息', [], [1, 6, 7]],
    ['周二、周四 8时15分', ['08:15'], [2, 4]],
    ['当前为非服务时间，请留言；紧急情况请拨打 120', [], []],
  ])('%s', (text, times, days) => {
    expect(parseStatedHours(text)).toEqual({ times, days });
  });

  test('do not contradict the actual hours when equal', () => {
    expect(findTipContradictions('请在周一至周六 9:00 至 20:30 联系我们', hours)).toEqual([]);
    expect(findTipContradictions('客服已下班，请留言', hours)).toEqual([]);
    expect(findTipContradictions('请于 8:00 联系', { ...hours, workStart: null })).toEqual([]);
  });

  test.each([
    ['请在周一至周六 9:00 至 18:00 联系我们', hours, ['times']],
    ['请在工作日 9:00 至 20:30 联系我们', hours, ['days']],
    ['请在工作日 9:00 至 18:00 联系我们', hours, ['times', 'days']],
    ['请在周一至周六 9:00 联系', { ...hours, allDay: true, workStart: null, workEnd: null }, ['times']],
  ])('%s contradicts', (text, real, found) => {
    expect(findTipContradictions(text, real)).toEqual(found);
  });

  test('never contradict the hours that they were generated from', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 7 }), (workStart, workEnd, day) => {
        const real = { workdays: [day], workStart, workEnd, allDay: false };
        expect(findTipContradictions(`请在周${'一二三四五六日'[day - 1]} ${workStart}–${workEnd} 联系`, real)).toEqual(
          [],
        );
      }),
    );
  });
});
