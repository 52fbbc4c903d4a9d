import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatListState, parseListState, type Rules } from './codec';
import { dayParam, enumParam, numberParam, textParam } from './params';
import { findUrlProblems } from './url-problems';

const rules: Rules = {
  params: {
    keyword: textParam(12),
    status: enumParam(['active', 'disabled']),
    from: dayParam,
    before: dayParam,
    ageMin: numberParam(0, 120),
    ageMax: numberParam(0, 120),
  },
  ranges: [
    { names: ['from', 'before'], includesEnd: false, maxDays: 92 },
    { names: ['ageMin', 'ageMax'], includesEnd: true },
  ],
  defaults: { from: '2026-10-25', before: '2026-11-24' },
  sorts: ['name', '-name'],
  defaultSort: 'name',
};
const days = ['from', 'before'];
const ages = ['ageMin', 'ageMax'];

test.each([
  ['', []],
  ['from=2026-11-01&before=2026-11-08', []],
  ['from=2026-12-01&before=2020-01-01', [{ names: days, problem: 'reversed' }]],
  ['from=2026-11-08&before=2026-11-08', [{ names: days, problem: 'reversed' }]],
  ['from=2026-01-01&before=2026-11-08', [{ names: days, problem: 'tooLong' }]],
  ['from=2026-02-30&before=soon', [{ names: days, problem: 'unread' }]],
  // Clearing a default is no problem.
  ['from=&before=', []],
  // One end with the default for the other, which is earlier.
  ['from=2026-12-01', [{ names: days, problem: 'reversed' }]],
  ['ageMin=40&ageMax=20', [{ names: ages, problem: 'reversed' }]],
  [
    'ageMin=x&status=gone&keyword=12345678901234',
    [
      { names: ['keyword'], problem: 'unread' },
      { names: ['status'], problem: 'unread' },
      { names: ages, problem: 'unread' },
    ],
  ],
  // Parameters of others are not checked.
  ['channelId=x&last=0', []],
])('%s', (search, problems) => expect(findUrlProblems(search, rules)).toEqual(problems));

test('ignores parameters that the selected tab sets itself', () => {
  const tabs = [{ key: 'active', filter: { status: 'active' } }, { key: 'all' }];
  expect(findUrlProblems('status=gone', { ...rules, tabs })).toEqual([]);
  expect(findUrlProblems('tab=all&status=gone', { ...rules, tabs })).toHaveLength(1);
});

test('finds no problems in a URL that the list has written', () => {
  const text = fc.string({ maxLength: 16 });
  const search = fc.dictionary(fc.constantFrom(...Object.keys(rules.params)), text);
  fc.assert(
    fc.property(search, (given) => {
      const written = formatListState(parseListState(`${new URLSearchParams(given)}`, rules), rules);
      const said = Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== null);
      expect(findUrlProblems(`${new URLSearchParams(said)}`, rules)).toEqual([]);
    }),
  );
});
