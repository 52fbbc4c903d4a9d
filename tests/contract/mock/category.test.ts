import { beforeEach, describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import { Category, CategoryBlockedBy, type CategoryInput, CategoryProject, categoryApi } from '@/contract/category';
import { category as limit } from '@/contract/limits/category';
import { operatorApi } from '@/contract/operator';
import { projectOptionsApi } from '@/contract/project';
import type { CategoryRow } from '../../../mock/category/fixtures';
import { resetState, state } from '../../../mock/state';
import { getSeedPictureUrl } from '../../../mock/upload/seed';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(0);
const named = (name: string): CategoryRow => {
  const row = world.categories.find((one) => one.name === name);
  if (!row) throw new Error(`no category ${name}`);
  return row;
};
const parent = named('消化健康');
const used = named('胃癌筛查');
const empty = named('压力评估');
const childless = named('其他');
const getRow = (id: string) => state().world.categories.find((row) => row.id === id);

const input: CategoryInput = {
  parentId: parent.id,
  name: '肝病筛查',
  code: 'digestive_liver',
  iconUrl: getSeedPictureUrl('icon', 7),
  description: null,
  color: '#3f6c2d',
  isHome: false,
  sort: 5,
  status: 'enabled',
};

describe('categories', () => {
  let cookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const create = (change: Partial<CategoryInput> = {}) =>
    send(categoryApi.create, { body: { ...input, ...change }, cookie });
  const update = ({ id, version, ...row }: CategoryRow, change: Partial<CategoryInput> = {}) =>
    send(categoryApi.update, { params: { id }, body: { ...row, ...change, version }, cookie });
  const act = (action: 'enable' | 'disable' | 'restore', { id, version }: CategoryRow) =>
    send(categoryApi[action], { params: { id }, body: { version }, cookie });
  const move = ({ id, version }: CategoryRow, toId: string) =>
    send(categoryApi.moveProjects, { params: { id }, body: { toId, version }, cookie });
  const remove = ({ id, version }: CategoryRow) =>
    send(categoryApi.remove, { params: { id }, query: { version: String(version) }, cookie });
  const tree = async () => Category.array().parse((await send(categoryApi.list, { cookie })).data);
  const below = async (parentId: string | null) =>
    (await tree()).filter((row) => row.parentId === parentId).map(({ id }) => id);

  test('are 40 in a sorted tree of two levels, with project counts', async () => {
    const list = await tree();
    expect(list).toHaveLength(40);
    const seen = new Set<string>();
    let last: Category | undefined;
    for (const row of list) {
      if (row.parentId) expect(last && [last.id, last.parentId]).toContain(row.parentId);
      if (last?.parentId === row.parentId) expect(row.sort).toBeGreaterThanOrEqual(last.sort);
      expect(seen.has(row.id)).toBe(false);
      seen.add(row.id);
      last = row;
    }
    expect(list.reduce((sum, { projectCount }) => sum + projectCount, 0)).toBe(world.projects.length);
    const published = world.projects.filter(({ status }) => status === 'published').length;
    expect(list.reduce((sum, { publishedProjectCount }) => sum + publishedProjectCount, 0)).toBe(published);
    expect(new Set(list.map(({ code }) => code)).size).toBe(40);
  });

  describe('a new category', () => {
    test('is listed and in the change log', async () => {
      const { status, data } = await create({ name: ' 肝病筛查 ' });
      expect(status).toBe(200);
      const made = Category.parse(data);
      expect(made).toMatchObject({ ...input, projectCount: 0, createdByName: '林晓', version: 1 });
      expect((await below(parent.id)).at(-1)).toBe(made.id);
      expect(state().changeLog).toMatchObject([{ entityType: 'category', entityId: made.id, action: 'create' }]);
    });

    test('without a sort is last below its parent', async () => {
      const { data } = await create({ sort: undefined });
      const made = Category.parse(data);
      expect((await below(parent.id)).at(-1)).toBe(made.id);
      const places = world.categories.filter(({ parentId }) => parentId === parent.id).map(({ sort }) => sort);
      expect(made.sort).toBe(Math.max(...places) + 1);
      const first = Category.parse((await create({ sort: undefined, parentId: childless.id, code: 'first' })).data);
      expect(first.sort).toBe(0);
    });

    test('is refused on the field that is wrong', async () => {
      const cases: [string, Partial<CategoryInput>, string][] = [
        ['a name that exists below its parent', { name: used.name }, 'name'],
        ['a blank name', { name: ' ' }, 'name'],
        ['a long name', { name: '一二三四五六七八九十一' }, 'name'],
        ['a code that is taken', { code: 'mental_1' }, 'code'],
        ['a code in capitals', { code: 'Liver' }, 'code'],
        ['a code of one letter', { code: 'a' }, 'code'],
        ['a long code', { code: 'a'.repeat(21) }, 'code'],
        ['an unknown parent', { parentId: 'nobody' }, 'parentId'],
        ['a third level', { parentId: used.id }, 'parentId'],
        ['an icon with an http URL', { iconUrl: 'http://example.com/a.png' }, 'iconUrl'],
        ['an icon that is a script', { iconUrl: 'javascript:alert(1)' }, 'iconUrl'],
        ['an icon outside the uploads of this site', { iconUrl: '/api/admin/v1/uploads/../currentUser' }, 'iconUrl'],
        ['no icon', { iconUrl: '' }, 'iconUrl'],
        ['a long description', { description: '长'.repeat(limit.maxDescriptionLength + 1) }, 'description'],
        ['a named color', { color: 'red' }, 'color'],
        ['a sort out of range', { sort: -1 }, 'sort'],
      ];
      for (const [name, change, field] of cases) {
        const { status, data } = await create(change);
        expect(status, name).toBe(422);
        expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
        expect(state().world.categories).toHaveLength(40);
      }
    });

    test('with a taken name and a taken code is refused on both fields', async () => {
      const { status, data } = await create({ name: used.name, code: used.code });
      expect([status, data]).toEqual([422, { fieldErrors: { name: '同级分类中已有此名称', code: '分类编码已存在' } }]);
    });

    test('may have a name that exists below another parent', async () => {
      expect((await create({ parentId: null, name: used.name })).status).toBe(200);
    });

    test('is refused when there are 200', async () => {
      const { categories } = state().world;
      const filler = Array.from({ length: limit.maxCategories - 40 }, (_, index) => ({
        ...childless,
        id: `x${index}`,
      }));
      categories.push(...filler);
      const { status, envelope } = await create();
      expect([status, envelope.errorCode]).toEqual([403, 'CATEGORIES_FULL']);
    });
  });

  describe('a category', () => {
    test('is read by its id, with its projects', async () => {
      const { data } = await send(categoryApi.get, { params: { id: used.id }, cookie });
      expect(Category.parse(data)).toMatchObject({ id: used.id, name: used.name, projectCount: 1 });
      const projects = await send(categoryApi.projects, { params: { id: used.id }, cookie });
      const own = world.projects.filter(({ categoryId }) => categoryId === used.id);
      expect(CategoryProject.array().parse(projects.data)).toEqual(
        own.map(({ id, projectNo, name }) => ({ id, projectNo, name })),
      );
      expect((await send(categoryApi.projects, { params: { id: empty.id }, cookie })).data).toEqual([]);
    });

    test('is 404 with an unknown id', async () => {
      for (const name of ['get', 'projects'] as const) {
        expect((await send(categoryApi[name], { params: { id: 'nobody' }, cookie })).status, name).toBe(404);
      }
    });
  });

  describe('a change', () => {
    test('without a sort keeps the position, or moves to the end of a new parent', async () => {
      const stays = Category.parse((await update(used, { name: '胃部筛查', sort: undefined })).data);
      expect(stays.sort).toBe(used.sort);
      const to = named('体检服务').id;
      await update({ ...used, name: '胃部筛查', version: stays.version }, { parentId: to, sort: undefined });
      expect((await below(to)).at(-1)).toBe(used.id);
    });

    test('updates the fields and is in the change log', async () => {
      const { status, data } = await update(used, { name: '胃部筛查', parentId: named('体检服务').id });
      expect(status).toBe(200);
      expect(Category.parse(data)).toMatchObject({ name: '胃部筛查', code: used.code, projectCount: 1 });
      expect(state().changeLog).toMatchObject([{ changes: [{ field: 'parentId' }, { field: 'name' }] }]);
    });

    test('is refused on the field that is wrong', async () => {
      const cases: [string, CategoryRow, Partial<CategoryInput>, string][] = [
        ['of the code', used, { code: 'another' }, 'code'],
        ['to the name of a sibling', used, { name: '结直肠筛查' }, 'name'],
        ['of a parent into a child', parent, { parentId: childless.id }, 'parentId'],
        ['into its own child', childless, { parentId: childless.id }, 'parentId'],
      ];
      for (const [name, row, change, field] of cases) {
        const { status, data } = await update(row, change);
        expect(status, name).toBe(422);
        expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
        expect(getRow(row.id)).toEqual(row);
      }
    });
  });

  test('a category with published projects can be disabled and includes their count', async () => {
    const before = (await tree()).find(({ id }) => id === used.id);
    expect(before?.publishedProjectCount).toBe(1);
    const { data } = await act('disable', used);
    const off = Category.parse(data);
    expect(off).toMatchObject({ status: 'disabled', publishedProjectCount: 1 });
    expect(Category.parse((await act('enable', { ...used, version: off.version })).data).status).toBe('enabled');
    expect(state().changeLog.map(({ action }) => action)).toEqual(['disable', 'enable']);
  });

  describe('moving the projects of a category', () => {
    test('moves all of them to the other category', async () => {
      const { status, data } = await move(used, empty.id);
      expect(status).toBe(200);
      expect(Category.parse(data)).toMatchObject({ id: used.id, projectCount: 0, version: used.version + 1 });
      const list = await tree();
      expect(list.find(({ id }) => id === empty.id)?.projectCount).toBe(1);
      expect(list.reduce((sum, { projectCount }) => sum + projectCount, 0)).toBe(world.projects.length);
      expect(state().changeLog).toMatchObject([
        { entityType: 'category', action: 'moveProjects', changes: [{ from: used.id, to: empty.id }] },
        { entityType: 'project', action: 'setCategory', changes: [{ from: used.name, to: empty.name }] },
      ]);
    });

    test('is refused into itself, an unknown one, and a disabled one or one below it', async () => {
      Object.assign(getRow(empty.parentId ?? '') ?? {}, { status: 'disabled' });
      for (const [name, to] of [
        ['into itself', () => used.id],
        ['into an unknown one', () => 'nobody'],
        ['into a disabled one', () => world.categories.find(({ status }) => status === 'disabled')?.id ?? ''],
        ['into one below a disabled one', () => empty.id],
      ] as const) {
        const { status, data } = await move(used, to());
        expect(status, name).toBe(422);
        expect(data).toEqual({ fieldErrors: { toId: expect.any(String) } });
        expect(state().world.projects).toEqual(world.projects);
      }
    });
  });

  describe('a deletion', () => {
    test('is refused with the projects until they are moved', async () => {
      const refused = await remove(used);
      expect(refused.status).toBe(403);
      const projects = world.projects.filter(({ categoryId }) => categoryId === used.id);
      expect(CategoryBlockedBy.parse(refused.data)).toEqual({
        blockedBy: projects.map(({ id, projectNo, name }) => ({ id, projectNo, name })),
        projectCount: projects.length,
      });
      await move(used, empty.id);
      expect((await remove({ ...used, version: used.version + 1 })).status).toBe(200);
      expect(getRow(used.id)).toBeUndefined();
    });

    test('is refused while it has children', async () => {
      const { status, envelope } = await remove(parent);
      expect([status, envelope.errorCode]).toEqual([403, 'CATEGORY_HAS_CHILDREN']);
      expect(await tree()).toHaveLength(40);
    });

    test('can be undone', async () => {
      await remove(empty);
      expect(await tree()).toHaveLength(39);
      const { data } = await act('restore', { ...empty, version: empty.version + 1 });
      expect(Category.parse(data)).toMatchObject({ name: empty.name, version: empty.version + 2 });
      expect(await tree()).toHaveLength(40);
    });

    test.each<[string, () => Promise<unknown>, string]>([
      ['its name is taken', () => create({ name: empty.name, parentId: empty.parentId }), 'CATEGORY_NAME_TAKEN'],
      ['its code is taken', () => create({ code: empty.code }), 'CATEGORY_CODE_TAKEN'],
      ['its parent was deleted', async () => removeParent(empty), 'CATEGORY_PARENT_UNKNOWN'],
    ])('is not undone when %s', async (_, happen, code) => {
      await remove(empty);
      await happen();
      const { status, envelope } = await act('restore', { ...empty, version: empty.version + 1 });
      expect([status, envelope.errorCode]).toEqual([403, code]);
    });

    const removeParent = ({ parentId }: CategoryRow) => {
      const { world: now } = state();
      now.categories = now.categories.filter(({ id }) => id !== parentId);
    };
  });

  describe('the order', () => {
    test('of the children of a parent changes, and that of others stays', async () => {
      const [base, roots] = [await below(parent.id), await below(null)];
      const ids = base.toReversed();
      const { status } = await send(categoryApi.reorder, { body: { parentId: parent.id, ids, base }, cookie });
      expect(status).toBe(200);
      expect(await below(parent.id)).toEqual(ids);
      expect(await below(null)).toEqual(roots);
    });

    test('of the first level changes alone', async () => {
      const base = await below(null);
      const ids = base.toReversed();
      expect((await send(categoryApi.reorder, { body: { parentId: null, ids, base }, cookie })).status).toBe(200);
      expect(await below(null)).toEqual(ids);
    });

    test('with a category of another parent is 409 with the current order', async () => {
      const current = await below(parent.id);
      const ids = [...current.slice(1), childless.id];
      const body = { parentId: parent.id, ids, base: current };
      const { status, data } = await send(categoryApi.reorder, { body, cookie });
      expect([status, data]).toEqual([409, { current }]);
    });

    test('based on a stale order is 409 with the current order', async () => {
      const base = await below(parent.id);
      const theirs = base.toReversed();
      const reorder = (ids: string[]) =>
        send(categoryApi.reorder, { body: { parentId: parent.id, ids, base }, cookie });
      await reorder(theirs);
      const { status, data } = await reorder([...base.slice(1), ...base.slice(0, 1)]);
      expect([status, data]).toEqual([409, { current: theirs }]);
    });
  });

  test('with a stale version is 409 for each change', async () => {
    for (const name of ['update', 'enable', 'disable', 'move', 'remove'] as const) {
      await update(used, { sort: 9 });
      const actions = {
        update: () => update(used),
        enable: () => act('enable', used),
        disable: () => act('disable', used),
        move: () => move(used, empty.id),
        remove: () => remove(used),
      };
      const { status, data } = await actions[name]();
      expect(status, name).toBe(409);
      expect(Category.parse((data as { current: unknown }).current)).toMatchObject({ id: used.id, sort: 9 });
      expect(state().world.projects).toEqual(world.projects);
    }
  });

  test('several categories are disabled in bulk', async () => {
    const { data } = await send(categoryApi.bulk, {
      body: { ids: [used.id, empty.id, 'nobody'], action: 'disable' },
      cookie,
    });
    expect(BulkResult.parse(data)).toEqual({
      done: 2,
      failed: [{ id: 'nobody', label: 'nobody', reason: '分类不存在' }],
    });
    expect([used.id, empty.id].map((id) => getRow(id)?.status)).toEqual(['disabled', 'disabled']);
  });

  test('options of projects and operators have only the fields that a select needs', async () => {
    const projects = await send(projectOptionsApi.list, { cookie });
    expect(projects.data).toEqual(
      world.projects.map(({ id, projectNo, name, type, status }) => ({ id, projectNo, name, type, status })),
    );
    const operators = await send(operatorApi.list, { cookie });
    expect(operators.data).toEqual(world.operators.map(({ id, name, active }) => ({ id, name, active })));
  });
});
