import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withParams } from '@/utils/query';
import { type Filter, formatListState, type ListState, parseListState, type Rules, switchTab, toFilter } from './codec';
import { type FilterField, getDefaultFilter, getParams, getRanges } from './fields';
import { dayParam, enumParam, flagParam, numberParam, textParam } from './params';

const addressOf = (state: ListState, rules: Rules) => `${withParams('', formatListState(state, rules))}`;
const searchOf = (state: ListState) => addressOf(state, rules);

const rules: Rules = {
  params: {
    memberNo: textParam(12, /^M\d*$/),
    tag: textParam(12),
    status: enumParam(['active', 'disabled']),
    ageMin: numberParam(0, 120),
    ageMax: numberParam(0, 120),
    hasRecord: flagParam,
    registeredFrom: dayParam,
    shownFrom: dayParam,
    shownBefore: dayParam,
  },
  ranges: [
    { names: ['shownFrom', 'shownBefore'], includesEnd: false },
    { names: ['ageMin', 'ageMax'], includesEnd: true },
  ],
  sorts: ['registeredAt', '-registeredAt', 'recordCount', '-recordCount'],
  defaultSort: '-registeredAt',
};
const defaults = { current: 1, pageSize: 10, sort: '-registeredAt', filter: {} };

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const state = fc.record({
  current: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(10, 20, 50, 100),
  sort: fc.constantFrom(...rules.sorts),
  filter: fc.record(
    {
      memberNo: fc.stringMatching(/^M\d{0,11}$/),
      tag: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((tag) => textParam(12)(tag) === tag),
      status: fc.constantFrom('active', 'disabled'),
      ageMin: fc.integer({ min: 0, max: 120 }),
      hasRecord: fc.boolean(),
      registeredFrom: day,
    },
    { requiredKeys: [] },
  ),
});

describe('the URL of a list', () => {
  test('parses to the same state', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(parseListState(searchOf(given), rules)).toEqual(given);
      }),
    );
  });

  test('is empty for the default state', () => {
    expect(searchOf(defaults)).toBe('');
  });

  test('parses to a valid state and a clean URL even with garbage in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(rules.params), 'current', 'pageSize', 'sort', '__proto__'),
          fc.string(),
        ),
        (garbage) => {
          const parsed = parseListState(new URLSearchParams(garbage).toString(), rules);
          expect(parsed.current).toBeGreaterThan(0);
          expect([10, 20, 50, 100]).toContain(parsed.pageSize);
          expect(rules.sorts).toContain(parsed.sort);
          expect(parseListState(searchOf(parsed), rules)).toEqual(parsed);
        },
      ),
    );
    expect(Object.prototype).not.toHaveProperty('current');
  });

  test.each([
    'current=0',
    'current=-1',
    'current=1.5',
    'current=NaN',
    'current=1e9',
    'pageSize=11',
    'pageSize=100000',
    'sort=realName',
    'sort=__proto__',
    'status=',
    'status=gone',
    'ageMin=-1',
    'ageMin=121',
    'hasRecord=yes',
    'registeredFrom=2026-02-30',
    'registeredFrom=yesterday',
    'shownFrom=2026-11-22&shownBefore=2026-11-21',
    'shownFrom=2026-11-21&shownBefore=2026-11-21',
    'ageMin=50&ageMax=20',
    'memberNo=%3Cscript%3E',
    'unknown=1',
  ])('%s falls back to the default', (search) => expect(parseListState(search, rules)).toEqual(defaults));
});

/** A work queue with each kind of field that has several values or a default. */
const fields: FilterField[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    isMany: true,
    options: ['submitted', 'reviewing', 'closed'].map((value) => ({ value, label: value })),
    defaults: { status: 'submitted,reviewing' },
  },
  { kind: 'remote', name: 'projectId', label: 'Project', isMany: true, key: 'projects', read: async () => [] },
  { kind: 'assignee', name: 'assigneeId', label: 'Whose', none: 'Nobody’s', defaults: { assigneeId: 'me' } },
  {
    kind: 'numbers',
    names: ['scoreMin', 'scoreMax'],
    label: 'Score',
    min: -10,
    max: 100,
    decimals: 2,
    unit: 'points',
    defaults: { scoreMin: 1.5 },
  },
  { kind: 'days', names: ['from', 'before'], label: 'Days', defaults: { from: '2026-11-01', before: '2026-12-01' } },
];
const queue: Rules = {
  pageSize: 50,
  params: getParams(fields),
  ranges: getRanges(fields),
  defaults: getDefaultFilter(fields),
  sorts: ['priority', 'submittedAt', '-submittedAt'],
  defaultSort: '-submittedAt',
  tabs: [
    { key: 'submitted', filter: { status: 'submitted' }, defaultSort: 'priority' },
    { key: 'mine', filter: { status: 'reviewing', assigneeId: 'me' }, defaultSort: 'priority' },
    { key: 'all' },
  ],
};

const someOf = (values: string[]) => fc.subarray(values, { minLength: 1 }).map((listed) => listed.join(','));
const score = fc.integer({ min: -1000, max: 10_000 }).map((cents) => cents / 100);
const queueFilter = fc
  .record(
    {
      status: someOf(['submitted', 'reviewing', 'closed']),
      projectId: someOf(['p1', 'p2', 'p3']),
      assigneeId: fc.constantFrom('me', 'none'),
      scores: fc.tuple(score, score).map((pair) => pair.sort((a, b) => a - b)),
      from: day,
    },
    { requiredKeys: [] },
  )
  .map(
    ({ scores, ...filter }): Filter => ({
      ...filter,
      ...(scores && { scoreMin: scores[0] ?? 0, scoreMax: scores[1] ?? 0 }),
    }),
  );
const queueState = fc
  .record({
    tab: fc.constantFrom('submitted', 'mine', 'all'),
    current: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(10, 20, 50, 100),
    sort: fc.constantFrom(...queue.sorts),
    filter: queueFilter,
  })
  // The filter never holds what the tab sets itself.
  .map((given): ListState => {
    const own = queue.tabs?.find(({ key }) => key === given.tab)?.filter ?? {};
    return { ...given, filter: Object.fromEntries(Object.entries(given.filter).filter(([name]) => !(name in own))) };
  });

describe('the URL of a queue', () => {
  test('parses to the same tab and filters, including several values, decimals and cleared defaults', () => {
    fc.assert(
      fc.property(queueState, (given) => {
        expect(parseListState(addressOf(given, queue), queue)).toEqual(given);
      }),
    );
  });

  test('is empty for the first tab under the defaults, which then filter the list', () => {
    const first = parseListState('', queue);
    expect(addressOf(first, queue)).toBe('');
    expect(first).toMatchObject({ tab: 'submitted', sort: 'priority', current: 1 });
    expect(first.filter).toEqual({ assigneeId: 'me', scoreMin: 1.5, from: '2026-11-01', before: '2026-12-01' });
    expect(toFilter(first, queue.tabs)).toEqual({ ...first.filter, status: 'submitted' });
  });

  test.each([
    ['tab=all', { status: 'submitted,reviewing' }],
    ['tab=all&status=', { status: undefined }],
    ['tab=all&status=gone', { status: 'submitted,reviewing' }],
    ['tab=all&status=closed,gone,submitted,closed', { status: 'submitted,closed' }],
    ['tab=mine&status=closed&assigneeId=none', { status: undefined, assigneeId: undefined }],
    ['tab=gone&status=closed', { status: undefined }],
    ['assigneeId=somebody', { assigneeId: 'me' }],
    ['scoreMin=0.125', { scoreMin: 1.5 }],
    ['scoreMin=-0', { scoreMin: 0 }],
    ['scoreMin=9&scoreMax=3', { scoreMin: 1.5, scoreMax: undefined }],
    ['before=2026-10-01', { from: '2026-11-01', before: '2026-12-01' }],
    [`projectId=${Array.from({ length: 5000 }, (_, index) => `p${index}`)}`, { projectId: undefined }],
    ['projectId=p1,,p2,p1', { projectId: 'p1,p2' }],
  ])('parses %.60s to the filter %j', (search, filter) => {
    const parsed = parseListState(search, queue).filter;
    expect(Object.fromEntries(Object.keys(filter).map((name) => [name, parsed[name]]))).toEqual(filter);
  });

  test('parses to a valid state even with garbage in it', () => {
    const names = ['tab', 'sort', 'current', ...Object.keys(queue.params)];
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('', ',', 'me', 'all', 'mine', 'submitted,', '2026-11-30', '7.5'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), words), (garbage) => {
        const parsed = parseListState(`${new URLSearchParams(garbage)}`, queue);
        expect(queue.sorts).toContain(parsed.sort);
        expect(parseListState(addressOf(parsed, queue), queue)).toEqual(parsed);
      }),
    );
  });
});

test('switches to the first page of another tab in its order, keeping the filter except for what the tab sets', () => {
  fc.assert(
    fc.property(queueState, fc.constantFrom('submitted', 'mine', 'all'), (given, key) => {
      const next = switchTab(given, key, queue);
      expect(parseListState(addressOf(next, queue), queue)).toEqual(next);
      expect([next.tab, next.current]).toEqual([key, 1]);
      expect(next.sort).toBe(key === 'all' ? '-submittedAt' : 'priority');
      // It requests the rows that were counted: the filter of the tab overrides the operator's.
      const own = queue.tabs?.find((tab) => tab.key === key)?.filter;
      expect(toFilter(next, queue.tabs)).toEqual({ ...given.filter, ...own });
    }),
  );
});
