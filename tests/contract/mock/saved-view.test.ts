import { describe, expect, test } from 'vitest';
import { savedView as limit, type savedViewLists, savedViewPersonal } from '@/contract/limits/saved-view';
import { SavedView, type SavedViewInput, savedViewApi } from '@/contract/saved-view';
import { operators } from '../../../mock/fixtures/operators';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { send, sessionCookie } from './server';

const world = getWorld(0);
const second = { username: operators[1]?.username ?? '', password: operators[1]?.password ?? '' };

const input: SavedViewInput = {
  list: 'hotword',
  name: '已启用',
  query: 'sort=-searchCount&status=enabled',
  columns: { order: ['word', 'status'], shown: { updatedAt: true }, pinned: ['word'] },
  isShared: false,
};

describe('saved views', () => {
  let cookie = '';
  beginEachWith(world, (signedIn) => {
    cookie = signedIn;
  });
  const others = () => sessionCookie(second);

  const create = (change: Partial<SavedViewInput> = {}, as = cookie) =>
    send(savedViewApi.create, { body: { ...input, ...change }, cookie: as });
  const made = async (change: Partial<SavedViewInput> = {}, as = cookie) =>
    SavedView.parse((await create(change, as)).data);
  const update = ({ id, version, ...view }: SavedView, change: Partial<SavedViewInput> = {}, as = cookie) => {
    const { list, name, query, columns, isShared } = view;
    const body = { list, name, query, columns, isShared, ...change, version };
    return send(savedViewApi.update, { params: { id }, body, cookie: as });
  };
  const remove = ({ id, version }: SavedView, as = cookie) =>
    send(savedViewApi.remove, { params: { id }, query: { version: String(version) }, cookie: as });
  const restore = ({ id, version }: SavedView, as = cookie) =>
    send(savedViewApi.restore, { params: { id }, body: { version: version + 1 }, cookie: as });
  const listed = async (as = cookie, list: string = input.list) =>
    SavedView.array().parse((await send(savedViewApi.list, { query: { list }, cookie: as })).data);
  const names = async (as = cookie) => (await listed(as)).map(({ name }) => name);

  test('are saved with a trimmed name, for one list and one operator', async () => {
    const view = await made({ name: ' 已启用 ' });
    expect(view).toMatchObject({ ...input, version: 1, ownerName: '林晓', isMine: true });
    expect(await listed()).toEqual([view]);
    expect(await listed(cookie, 'category')).toEqual([]);
    expect(await listed(await others())).toEqual([]);
  });

  test('are refused on the field that is wrong', async () => {
    const cases: [string, Partial<SavedViewInput>, string][] = [
      ['a long name', { name: '一'.repeat(limit.maxNameLength + 1) }, 'name'],
      ['a blank name', { name: ' 　' }, 'name'],
      ['a long query', { query: 'a'.repeat(limit.maxQueryLength + 1) }, 'query'],
      [
        'too many columns',
        { columns: { order: Array(limit.maxColumns + 1).fill('a'), shown: {}, pinned: [] } },
        'columns.order',
      ],
    ];
    for (const [name, change, field] of cases) {
      const { status, data } = await create(change);
      expect(status, name).toBe(422);
      expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
      expect(await listed()).toEqual([]);
    }
  });

  test('need a unique name per list and operator, in any case and width', async () => {
    await made({ name: 'Ａ1' });
    const { status, data } = await create({ name: 'a1' });
    expect([status, data]).toEqual([422, { fieldErrors: { name: expect.any(String) } }]);
    expect((await create({ name: 'a1', list: 'category' })).status).toBe(200);
    expect((await create({ name: 'a1' }, await others())).status).toBe(200);
  });

  test('are refused above the limit of a list', async () => {
    for (let count = 0; count < limit.maxPerList; count += 1) await made({ name: `视图 ${count}` });
    const { status, envelope } = await create({ name: '再一个' });
    expect([status, envelope.errorCode]).toEqual([403, 'VIEWS_FULL']);
    expect((await create({ name: '再一个', list: 'category' })).status).toBe(200);
  });

  test('refuse a filter by personal data on create and update', async () => {
    const personal = Object.entries(savedViewPersonal).flatMap(([list, fields]) =>
      (fields ?? []).map((field) => [list, field] as const),
    );
    for (const [list, field] of personal) {
      const own = { list: list as (typeof savedViewLists)[number] };
      const refusal = { fieldErrors: { query: expect.any(String) } };
      const { status, data } = await create({ ...own, query: `status=x&${field}=1380` });
      expect([status, data], JSON.stringify([list, field])).toEqual([422, refusal]);
      const view = await made({ ...own, name: field, query: '' });
      expect((await update(view, { query: `${field}=1380` })).data).toEqual(refusal);
    }
  });

  test('are updated, but not with a stale version or to another list', async () => {
    const view = await made();
    const changed = SavedView.parse((await update(view, { name: '热词', columns: null, isShared: true })).data);
    expect(changed).toMatchObject({ name: '热词', columns: null, isShared: true, version: 2 });
    const stale = await update(view, { name: '旧的' });
    expect([stale.status, stale.data]).toEqual([409, { current: changed }]);
    expect((await remove(view)).status).toBe(409);
    expect((await update(changed, { list: 'category' })).data).toEqual({ fieldErrors: { list: expect.any(String) } });
  });

  test('that are shared come after those of the operator and cannot be changed by others', async () => {
    const view = await made({ isShared: true });
    const other = await others();
    await made({ name: '周宁的' }, other);
    expect(await names(other)).toEqual(['周宁的', view.name]);
    expect((await listed(other))[1]).toEqual({ ...view, isMine: false });
    expect(await names()).toEqual([view.name]);
    expect((await update(view, { name: '别的' }, other)).status).toBe(404);
    expect((await remove(view, other)).status).toBe(404);
    expect(await listed()).toEqual([view]);
  });

  test('are deleted for all operators and restored by their owner only', async () => {
    const view = await made({ isShared: true });
    const other = await others();
    expect((await remove(view)).status).toBe(200);
    expect([await listed(), await listed(other)]).toEqual([[], []]);
    expect((await restore(view, other)).status).toBe(404);
    expect(SavedView.parse((await restore(view)).data)).toEqual({ ...view, version: 3 });
    expect(await names(other)).toEqual([view.name]);
  });

  test('cannot be restored when the name is taken or the list is full', async () => {
    const view = await made();
    await remove(view);
    await made();
    expect((await restore(view)).envelope.errorCode).toBe('VIEW_NAME_TAKEN');
    for (let count = 1; count < limit.maxPerList; count += 1) await made({ name: `视图 ${count}` });
    expect((await restore(view)).envelope.errorCode).toBe('VIEWS_FULL');
  });

  test('open their list, one of a list and operator, while the operator is offered them', async () => {
    const other = await others();
    const setDefault = (view: SavedView, isDefault: boolean, as = cookie) =>
      send(savedViewApi.setDefault, { params: { id: view.id }, body: { isDefault }, cookie: as });
    const defaults = async (as = cookie) =>
      SavedView.array().parse((await send(savedViewApi.defaults, { cookie: as })).data);
    const own = await made();
    const shared = await made({ name: '共享', isShared: true }, other);
    const elsewhere = await made({ list: 'category' });
    expect((await setDefault(own, true)).data).toEqual({ ...own, isDefault: true });
    await setDefault(elsewhere, true);
    await setDefault(shared, true);
    expect(await defaults()).toEqual([
      { ...shared, isMine: false, isDefault: true },
      { ...elsewhere, isDefault: true },
    ]);
    expect((await listed()).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(await defaults(other)).toEqual([]);
    expect((await setDefault(own, true, other)).status).toBe(404);

    // It is the default again once it is shared or restored.
    const hidden = SavedView.parse((await update(shared, { isShared: false }, other)).data);
    expect(await defaults()).toHaveLength(1);
    await update(hidden, { isShared: true }, other);
    expect(await defaults()).toHaveLength(2);
    await remove(elsewhere);
    expect(await defaults()).toHaveLength(1);
    await restore(elsewhere);
    expect((await defaults())[1]?.id).toBe(elsewhere.id);
    await setDefault(shared, false);
    await setDefault(elsewhere, false);
    expect(await defaults()).toEqual([]);
  });

  test('have no filters in the change log', async () => {
    await made();
    expect(JSON.stringify(state().changeLog)).not.toContain('searchCount');
  });
});
