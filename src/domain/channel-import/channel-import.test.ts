import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChannelInput } from '../../contract/channel-list';
import { channel as limit } from '../../contract/limits/channel';
import { getAncestors } from '../channel/tree';
import { fold } from '../fold';
import { createCodeFinder } from '../import/fold';
import type { RowTexts } from '../import/row-reader';
import { type Channels, readChannels } from './file';
import type { KnownChannel } from './parents';
import type { ChannelField, ChannelLookups } from './row';

type Texts = RowTexts<ChannelField>;
type There = { id: string; code: string; name: string; parentId: string | null; isArchived?: boolean };

const words: ChannelLookups = {
  findType: createCodeFinder({
    hospital: ['医院'],
    doctor: [],
    pharmacy: [],
    community: [],
    media: [],
    ad: ['广告', 'Ad'],
    offline: ['地推'],
    wecom: [],
    official: [],
    other: [],
  }),
  findHospital: (name) => (name === '和安医院' ? '8001' : undefined),
  findProject: (word) =>
    new Map([
      ['P0001', '9001'],
      ['胃/肠筛查', '9001'],
      ['肺结节', '9002'],
      ['同名', 'ambiguous'],
    ]).get(word.toUpperCase()),
};

const there: There[] = [
  { id: '1', code: 'top', name: '一级', parentId: null },
  { id: '2', code: 'middle', name: '二级', parentId: '1' },
  { id: '3', code: 'bottom', name: '三级', parentId: '2' },
  { id: '4', code: 'old', name: '旧', parentId: null, isArchived: true },
];

function channelsOf(rows: readonly There[]): Channels {
  const known = rows.map((row): KnownChannel & There => ({ ...row, isArchived: row.isArchived ?? false }));
  return {
    all: known,
    byCode: (code) => known.find((one) => one.code === code),
    byName: (name) => known.find((one) => fold(one.name) === name),
  };
}

const read = (rows: readonly Texts[], refused: readonly number[] = [], tree = there) =>
  readChannels(
    rows.map((texts, index) => ({ line: index + 2, texts, isRefused: refused.includes(index) })),
    channelsOf(tree),
    words,
  );

/** Creates an otherwise valid row from `code parent?`. */
const row = (code: string, parent = '', more: Texts = {}): Texts => ({
  code,
  name: `渠道${code}`,
  type: '地推',
  parent,
  ...more,
});

/** The problem of each row, '' for none. */
const problems = (rows: readonly Texts[], refused?: readonly number[]) =>
  read(rows, refused).rows.map((found) =>
    Array.isArray(found)
      ? found.map(({ field, problem, ...facts }) => [field, problem, ...Object.values(facts)].join(' ')).join()
      : '',
  );

describe('a row', () => {
  test('with all required fields becomes a channel with blank other fields', () => {
    expect(read([{ code: ' Spring_01 ', name: '春季', type: 'AD' }]).rows).toEqual([
      {
        channel: {
          code: 'spring_01',
          name: '春季',
          type: 'ad',
          ownerName: null,
          contactName: null,
          contactMobile: null,
          hospitalId: null,
          projectIds: [],
          validFrom: null,
          validTo: null,
          remark: null,
        },
        parent: null,
      },
    ]);
  });

  test.each<[ChannelField, string, object]>([
    ['code', 'ＡＢＣ－1', { code: 'abc-1' }],
    ['contactMobile', '+86 140-0000-0000', { contactMobile: '14000000000' }],
    ['hospital', ' 和安医院 ', { hospitalId: '8001' }],
    ['projects', 'p0001、肺结节；P0001', { projectIds: ['9001', '9002'] }],
    ['projects', '胃/肠筛查', { projectIds: ['9001'] }],
    ['validTo', '2026年1月5日', { validTo: '2026-01-05' }],
    ['ownerName', '=cmd|calc', { ownerName: '=cmd|calc' }],
    ['remark', '一\r\n二', { remark: '一\n二' }],
  ])('takes %s %j', (field, text, expected) => {
    expect(read([row('abc', '', { type: '医院', [field]: text })]).rows).toMatchObject([{ channel: expected }]);
  });

  test.each<[Texts, string]>([
    [{ code: '', name: ' ', type: '' }, 'code required,name required,type required'],
    [{ code: 'ab' }, 'code codeWrong'],
    [{ code: '渠道一' }, 'code codeWrong'],
    [{ code: 'a'.repeat(33) }, 'code codeWrong'],
    [{ name: '渠' }, 'name tooShort 2'],
    [{ name: '渠'.repeat(31) }, 'name tooLong 30'],
    [{ type: '电视' }, 'type notAnOption'],
    [{ ownerName: '长'.repeat(21) }, 'ownerName tooLong 20'],
    [{ contactMobile: '1380013800' }, 'contactMobile mobile'],
    [{ type: '医院', hospital: '无名医院' }, 'hospital hospitalUnknown'],
    [{ type: '广告', hospital: '和安医院' }, 'hospital hospitalUnfit'],
    [{ projects: '肺结节、火星' }, 'projects projectUnknown 火星'],
    [{ projects: '同名' }, 'projects projectAmbiguous 同名'],
    [{ validFrom: '2026-02-30' }, 'validFrom date'],
    [{ validFrom: '2026-02-02', validTo: '2026-02-01' }, 'validTo validBackwards'],
    [{ remark: '长'.repeat(201) }, 'remark tooLong 200'],
    [{ code: 'TOP' }, 'code codeTaken'],
    [{ name: '一级 ' }, 'name nameTaken'],
  ])('%j is refused', (texts, problem) => {
    expect(problems([row('abc', '', texts)])).toEqual([problem]);
  });
});

describe('rows of a file', () => {
  test('have unique codes and names, ignoring case and width', () => {
    expect(problems([row('abc'), row('ABC', '', { name: 'Ｎ' }), row('ab1', '', { name: '渠道ABC' })])).toEqual([
      '',
      // A letter is no name either.
      'code codeRepeated 2,name tooShort 2',
      'name nameRepeated 2',
    ]);
  });

  test('can have an existing channel or another row as parent, by code or name, in any order', () => {
    const { rows, order } = read([row('leaf', '渠道STEM'), row('stem', 'ROOT'), row('root'), row('own', '二级')]);
    expect(rows).toMatchObject([
      { parent: { row: 1 } },
      { parent: { row: 2 } },
      { parent: null },
      { parent: { channel: { id: '2' } } },
    ]);
    expect(order).toEqual([2, 1, 0, 3]);
  });

  test.each<[string, Texts[], string[]]>([
    ['an unknown channel', [row('abc', '没有')], ['parent parentUnknown']],
    ['an archived channel', [row('abc', 'old')], ['parent parentArchived']],
    ['itself', [row('abc', 'abc')], ['parent parentCycle']],
    [
      'each other, with another row below',
      [row('abc', 'abd'), row('abd', 'abe'), row('abe', 'abc'), row('abf', 'abc')],
      ['parent parentCycle', 'parent parentCycle', 'parent parentCycle', 'parent parentRefused 2'],
    ],
    ['the third level', [row('abc', '三级')], ['parent parentTooDeep']],
    [
      'a third level of the file',
      [row('ab5', 'ab4'), row('ab4', 'ab3'), row('ab3', 'ab2'), row('ab2', 'ab1'), row('ab1')],
      ['parent parentRefused 3', 'parent parentTooDeep', '', '', ''],
    ],
    [
      'a refused row',
      [row('abc', '', { type: '' }), row('abd', 'abc'), row('abe', 'abd')],
      ['type required', 'parent parentRefused 2', 'parent parentRefused 3'],
    ],
  ])('are refused below %s', (_, rows, expected) => {
    expect(problems(rows)).toEqual(expected);
  });

  test('are refused below a refused row, such as the example of the template', () => {
    expect(problems([row('abc'), row('abd', 'abc')], [0])).toEqual(['', 'parent parentRefused 2']);
  });

  test('are limited to the free places, and descendants are left out first', () => {
    const crowd = Array.from({ length: limit.maxChannels - 2 }, (_, index) => ({
      id: `x${index}`,
      code: `x${index}`,
      name: `x${index}`,
      parentId: null,
    }));
    const { rows } = read([row('abc', 'abd'), row('abd'), row('abe')], [], crowd);
    expect(rows.map((found) => Array.isArray(found))).toEqual([true, false, false]);
    expect(rows[0]).toEqual([{ field: null, problem: 'full', max: limit.maxChannels }]);
  });

  const keys = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff'];
  const refTo = fc.constantFrom(
    '',
    ...keys,
    ...keys.map((key) => `渠道${key}`),
    'top',
    '二级',
    'bottom',
    'old',
    '没有',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '2026-1-5', '2026-1-4', '14000000000', 'P0001', '和安医院', '医院', '=1+1'),
  );
  const anyRow = fc
    .tuple(
      fc.record({ code: fc.constantFrom(...keys, 'AAA', 'top'), parent: refTo }),
      fc.dictionary(
        fc.constantFrom(
          'code',
          'name',
          'type',
          'ownerName',
          'contactMobile',
          'hospital',
          'projects',
          'validFrom',
          'validTo',
        ),
        anyText,
        { maxKeys: 2 },
      ),
      fc.boolean(),
    )
    .map(([{ code, parent }, odd, isOdd]): Texts => ({ ...row(code, parent), ...(isOdd && odd) }));

  test('are either refused or valid form input, and form a tree of at most three levels', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
        const { rows: found, order } = read(rows);
        expect([...order].sort((a, b) => a - b)).toEqual([...rows.keys()]);
        const tree: There[] = [...there];
        for (const index of order) {
          const made = found[index];
          if (Array.isArray(made)) expect(made.length).toBeGreaterThan(0);
          if (!made || Array.isArray(made)) continue;
          const { channel, parent } = made;
          const parentId = parent && ('row' in parent ? `row ${parent.row}` : parent.channel.id);
          const input = { ...channel, parentId, costs: [] };
          expect(ChannelInput.safeParse(input).error).toBeUndefined();
          // Parents exist before their children.
          if (parentId !== null) expect(tree.some(({ id }) => id === parentId)).toBe(true);
          // Reading them one by one gives the same result.
          expect(Array.isArray(read([rows[index] ?? {}], [], tree).rows[0])).toBe(false);
          tree.push({ id: `row ${index}`, code: channel.code, name: channel.name, parentId });
        }
        const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
        unique(tree.map(({ code }) => code));
        unique(tree.map(({ name }) => fold(name)));
        for (const { id } of tree) {
          const above = getAncestors(tree, id);
          expect(above.length).toBeLessThan(limit.maxLevels);
          expect(above).not.toContain(id);
        }
      }),
    );
  });
});
