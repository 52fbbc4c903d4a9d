import { expect, test } from 'vitest';
import type { Category } from '@/contract/category';
import { filterTree, formatCategoryPath, isVisibleCategory } from './tree';

const category = (id: string, parentId: string | null, name: string, more: Partial<Category> = {}): Category => ({
  id,
  parentId,
  name,
  code: `code_${id}`,
  iconUrl: '',
  description: null,
  color: null,
  isHome: false,
  sort: 0,
  status: 'enabled',
  projectCount: 0,
  publishedProjectCount: 0,
  createdAt: '',
  createdByName: '',
  updatedAt: '',
  updatedByName: '',
  version: 1,
  ...more,
});

const all = [
  category('1', null, '消化健康', { projectCount: 3, publishedProjectCount: 1 }),
  category('11', '1', '胃癌筛查', { projectCount: 2, publishedProjectCount: 2 }),
  category('12', '1', '慢性胃炎', { status: 'disabled' }),
  category('2', null, '心理健康', { status: 'disabled' }),
  category('21', '2', 'Sleep', { publishedProjectCount: 4 }),
  category('3', null, '其他'),
];

const shown = (filter: Parameters<typeof filterTree>[1]) =>
  filterTree(all, filter).map(({ name, isContext }) => (isContext ? `(${name})` : name));

test.each([
  ['nothing', {}, all.map(({ name }) => name)],
  ['the name of a child, which keeps its parent', { keyword: '胃' }, ['(消化健康)', '胃癌筛查', '慢性胃炎']],
  ['the name of a parent, without its children', { keyword: '消化健康' }, ['消化健康']],
  ['a name in another case and width', { keyword: ' ＳＬＥＥＰ ' }, ['(心理健康)', 'Sleep']],
  ['a code', { keyword: 'code_3' }, ['其他']],
  ['a status', { status: 'disabled' }, ['(消化健康)', '慢性胃炎', '心理健康']],
  ['both', { status: 'disabled', keyword: '胃' }, ['(消化健康)', '慢性胃炎']],
  ['an unknown name', { keyword: '没有' }, []],
] as const)('by %s', (_, filter, names) => {
  expect(shown(filter)).toEqual(names);
});

test('a parent lists its children and counts their projects, even if the filter hides them', () => {
  for (const filter of [{}, { keyword: '消化健康' }]) {
    const [parent] = filterTree(all, filter);
    expect(parent).toMatchObject({ childNames: ['胃癌筛查', '慢性胃炎'], projectsBelow: 5, publishedBelow: 3 });
  }
});

test('a child of a disabled parent names it, even if the filter hides it', () => {
  for (const filter of [{}, { keyword: 'sleep' }]) {
    const parents = filterTree(all, filter).flatMap(({ name, disabledParent }) =>
      disabledParent ? [[name, disabledParent]] : [],
    );
    expect(parents).toEqual([['Sleep', '心理健康']]);
  }
});

test('members find enabled categories, except those below a disabled parent', () => {
  const visible = all.filter((one) => isVisibleCategory(all, one)).map(({ name }) => name);
  expect(visible).toEqual(['消化健康', '胃癌筛查', '其他']);
});

test('a path starts with the parent', () => {
  const paths = all.map((one) => formatCategoryPath(all, one));
  expect(paths).toEqual([
    '消化健康',
    '消化健康 / 胃癌筛查',
    '消化健康 / 慢性胃炎',
    '心理健康',
    '心理健康 / Sleep',
    '其他',
  ]);
});
