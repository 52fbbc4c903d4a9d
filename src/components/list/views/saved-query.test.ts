import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListState, parseListState, type Rules } from '../codec';
import { type FilterField, getDefaultFilter, getParams, getRanges } from '../fields';
import { findRemovedParts, isSameArrangement, isViewShown, viewQuery } from './saved-query';

const fields: FilterField[] = [
  { kind: 'personal', label: '患者', choices: [{ name: 'mobile', label: '手机号', maxLength: 11 }] },
  { kind: 'text', name: 'memberNo', label: '会员编号', maxLength: 20 },
  { kind: 'text', name: 'code', label: '编码', maxLength: 20 },
  {
    kind: 'select',
    name: 'status',
    label: '状态',
    isMany: true,
    options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
  },
  { kind: 'days', names: ['from', 'before'], label: '日期', defaults: { from: '2026-11-01', before: '2026-11-08' } },
  { kind: 'flag', name: 'isNew', label: '新', yes: '是', no: '否' },
];
/** A list whose views leave out both personal fields. */
const LIST = 'member';
const rules: Rules = {
  params: getParams(fields),
  ranges: getRanges(fields),
  defaults: getDefaultFilter(fields),
  sorts: ['name', '-name', 'code', '-code'],
  defaultSort: '-name',
  tabs: [{ key: 'open', filter: { isNew: true }, defaultSort: 'code' }, { key: 'all' }],
};

const day = fc.constantFrom('', '2026-11-01', '2026-11-05', '2026-11-08', '2026-12-24', 'x');
const said = fc.record(
  {
    code: fc.string({ maxLength: 24 }),
    status: fc.constantFrom('', 'a', 'c,a', 'b,x', 'x'),
    from: day,
    before: day,
    isNew: fc.constantFrom('', 'true', 'false', 'x'),
    tab: fc.constantFrom('open', 'all', 'gone'),
    sort: fc.constantFrom('name', 'code', '-code', 'gone'),
    current: fc.constantFrom('1', '7'),
    pageSize: fc.constantFrom('10', '50'),
  },
  { requiredKeys: [] },
);
const state = said.map((params) => parseListState(String(new URLSearchParams(params)), rules));
const typed = fc.string({ minLength: 1, maxLength: 11 }).map((text) => `P${text}`);

test('restores filters, sort order and tab, whatever the page', () => {
  fc.assert(
    fc.property(state, (shown) => {
      const query = viewQuery(shown, rules, LIST);
      const { current, pageSize, ...rest } = parseListState(query, rules);
      expect({ current, pageSize }).toEqual({ current: 1, pageSize: 10 });
      expect(rest).toEqual({ ...(shown.tab && { tab: shown.tab }), sort: shown.sort, filter: shown.filter });
      expect(isViewShown({ ...shown, current: 3 }, query, rules, LIST)).toBe(true);
      expect(findRemovedParts(query, rules)).toEqual({ filters: 0, sort: false, tab: false });
    }),
  );
});

test('treats two states as the same view exactly when they show the same', () => {
  const shownBy = ({ filter, sort, tab }: ListState) => JSON.stringify([Object.entries(filter).sort(), sort, tab]);
  fc.assert(
    fc.property(state, state, (one, other) => {
      expect(isViewShown(one, viewQuery(other, rules, LIST), rules, LIST)).toBe(shownBy(one) === shownBy(other));
    }),
  );
});

test('leaves personal filters out of every view', () => {
  fc.assert(
    fc.property(state, typed, typed, (shown, mobile, memberNo) => {
      const searched = { ...shown, filter: { ...shown.filter, mobile, memberNo } };
      const query = viewQuery(searched, rules, LIST);
      expect(query).toBe(viewQuery(shown, rules, LIST));
      expect(['mobile', 'memberNo'].filter((name) => new URLSearchParams(query).has(name))).toEqual([]);
      expect(isViewShown(searched, query, rules, LIST)).toBe(true);
    }),
  );
});

test('saves both ends of selected days, also if one end is the default today', () => {
  const chosen = parseListState('from=2026-11-05', rules);
  expect(viewQuery(chosen, rules, LIST)).toBe('before=2026-11-08&from=2026-11-05');
  expect(viewQuery(parseListState('', rules), rules, LIST)).toBe('');
});

test.each([
  ['', { filters: 0, sort: false, tab: false }],
  ['code=x&status=nobody', { filters: 0, sort: false, tab: false }],
  ['gender=f&level=&code=x', { filters: 2, sort: false, tab: false }],
  ['sort=gender', { filters: 0, sort: true, tab: false }],
  ['tab=closed', { filters: 0, sort: false, tab: true }],
])('finds what the list no longer has of %s', (query, lost) => expect(findRemovedParts(query, rules)).toEqual(lost));

const columns = [{ key: 'a' }, { key: 'b' }, { key: 'c' }, { key: 'd', initiallyHidden: true as const }];
const none = { order: [], shown: {}, pinned: [] };
test.each([
  [none, { order: ['a', 'b', 'c', 'd'], shown: { a: true, d: false }, pinned: [] }, true],
  [none, { ...none, shown: { gone: true }, pinned: ['gone'] }, true],
  // The place of a hidden column does not matter.
  [none, { ...none, order: ['d', 'a', 'b', 'c'] }, true],
  [none, { ...none, order: ['b', 'a', 'c', 'd'] }, false],
  [none, { ...none, shown: { d: true } }, false],
  // It is first anyway, but without the pin it would scroll away.
  [none, { ...none, pinned: ['a'] }, false],
])('compares the arrangements %j and %j: %s', (one, other, isSame) =>
  expect(isSameArrangement(columns, one, other)).toBe(isSame),
);
