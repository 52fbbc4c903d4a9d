import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import {
  Hotword,
  type HotwordInput,
  HotwordList,
  HotwordPlace,
  HotwordSuggestion,
  hotwordApi,
} from '@/contract/hotword';
import { Job } from '@/contract/job';
import { hotword as limit } from '@/contract/limits/hotword';
import { sort } from '@/contract/limits/sort';
import { logApi } from '@/contract/log';
import { fold } from '@/domain/fold';
import type { HotwordRow } from '../../../mock/hotword/fixtures';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { pass, readJob } from './jobs';
import { credentials, send, sessionCookie } from './server';

const world = getWorld(0);
const some = (has: (row: HotwordRow) => boolean): HotwordRow => {
  const row = world.hotwords.find(has);
  if (!row) throw new Error('no such hotword in this world');
  return row;
};
const enabled = some(({ status }) => status === 'enabled');
const disabled = some(({ status }) => status === 'disabled');
const getRow = (id: string) => state().world.hotwords.find((row) => row.id === id);
const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const input: HotwordInput = {
  word: '胃肠健康',
  linkType: 'none',
  target: null,
  highlighted: false,
  sort: 5,
  validFrom: null,
  validTo: null,
  status: 'disabled',
};

describe('hotwords', () => {
  let cookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const create = (change: Partial<HotwordInput> = {}) =>
    send(hotwordApi.create, { body: { ...input, ...change }, cookie });
  const update = ({ id, version, ...row }: HotwordRow, change: Partial<HotwordInput> = {}) =>
    send(hotwordApi.update, { params: { id }, body: { ...row, ...change, version }, cookie });
  const act = (action: 'enable' | 'disable' | 'pin' | 'restore', { id, version }: { id: string; version: number }) =>
    send(hotwordApi[action], { params: { id }, body: { version }, cookie });
  const remove = ({ id, version }: { id: string; version: number }) =>
    send(hotwordApi.remove, { params: { id }, query: { version: String(version) }, cookie });
  const listed = async (query: Record<string, string> = {}) => {
    const { status, data } = await send(hotwordApi.list, { query: { pageSize: '100', ...query }, cookie });
    expect(status).toBe(200);
    return HotwordList.parse(data);
  };
  const order = async () => getIds(HotwordPlace.array().parse((await send(hotwordApi.order, { cookie })).data));
  const fillUp = () => {
    const { hotwords } = state().world;
    hotwords.forEach((row, index) => {
      row.status = index < limit.maxEnabled ? 'enabled' : 'disabled';
    });
  };

  describe('the list', () => {
    test('has 60 in order, with the names of their targets', async () => {
      const { list, total } = await listed();
      expect(total).toBe(60);
      expect(getIds(list)).toEqual(await order());
      for (const { linkType, target, targetName } of list) {
        const rows = { project: world.projects, category: world.categories, none: [], mpPage: [] }[linkType];
        expect(targetName).toBe(rows.find(({ id }) => id === target)?.name ?? null);
      }
    });

    test('is filtered by status, source and word', async () => {
      for (const [name, value, has] of [
        ['status', 'enabled', ({ status }: HotwordRow) => status === 'enabled'],
        ['source', 'auto', ({ source }: HotwordRow) => source === 'auto'],
        ['keyword', 'ｐｈｑ', ({ word }: HotwordRow) => word === 'PHQ-9'],
        ['keyword', '胃', ({ word }: HotwordRow) => word.includes('胃')],
      ] as const) {
        const { list, total } = await listed({ [name]: value });
        expect(total, value).toBeGreaterThan(0);
        expect(new Set(getIds(list))).toEqual(new Set(getIds(world.hotwords.filter(has))));
      }
    });

    test('has rows that are read by id', async () => {
      const { data } = await send(hotwordApi.get, { params: { id: enabled.id }, cookie });
      expect(Hotword.parse(data)).toMatchObject({ id: enabled.id, word: enabled.word, version: enabled.version });
      expect((await send(hotwordApi.get, { params: { id: 'nothing' }, cookie })).status).toBe(404);
    });

    test('is sorted by the requested field', async () => {
      const counts = (await listed({ sort: '-searchCount' })).list.map(({ searchCount }) => searchCount);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(getIds((await listed({ sort: '-sort' })).list)).toEqual((await order()).toReversed());
    });

    test('has the history of each row in the change log', async () => {
      for (const { id, version, createdByName } of world.hotwords) {
        const { data } = await send(logApi.changes, {
          query: { entityType: 'hotword', entityId: id, pageSize: '10' },
          cookie,
        });
        const { list } = data as { list: { action: string; operatorName: string }[] };
        expect(list).toHaveLength(version);
        expect(list.at(-1)).toMatchObject({ action: 'create', operatorName: createdByName });
      }
    });
  });

  describe('a new hotword', () => {
    test('is listed with source manual and no searches, and is in the change log', async () => {
      const { status, data } = await create({ word: ' 胃肠健康 ' });
      expect(status).toBe(200);
      const made = Hotword.parse(data);
      expect(made).toMatchObject({ ...input, source: 'manual', searchCount: 0, createdByName: '林晓', version: 1 });
      // The newest comes first among rows with the same sort.
      expect((await order()).indexOf(made.id)).toBe((await order()).indexOf(some(({ sort }) => sort === 5).id) - 1);
      expect(state().changeLog).toMatchObject([{ entityType: 'hotword', entityId: made.id, action: 'create' }]);
    });

    const project = world.projects[0]?.id ?? '';
    const category = world.categories[0]?.id ?? '';
    test('is refused on the field that is wrong', async () => {
      const cases: [string, Partial<HotwordInput>, string][] = [
        ['an existing word', { word: '胃镜' }, 'word'],
        ['the same word in another case and width', { word: 'ｐｈｑ－９' }, 'word'],
        ['a word that promises a cure', { word: '胃病根治法' }, 'word'],
        ['a promise of a cure with spaces', { word: '包 治胃病' }, 'word'],
        ['a blank word', { word: ' 　' }, 'word'],
        ['a long word', { word: '一二三四五六七八九十一二三' }, 'word'],
        ['an unknown project', { linkType: 'project', target: category }, 'target'],
        ['an unknown category', { linkType: 'category', target: project }, 'target'],
        ['no project', { linkType: 'project', target: null }, 'target'],
        ['a path with a leading slash', { linkType: 'mpPage', target: '/pages/a' }, 'target'],
        ['a path with a query', { linkType: 'mpPage', target: 'pages/a?b=1' }, 'target'],
        ['a long path', { linkType: 'mpPage', target: 'a'.repeat(limit.maxTargetLength + 1) }, 'target'],
        ['a sort out of range', { sort: 1000 }, 'sort'],
        ['an end at the start', { validFrom: '2026-11-22T00:00:00+08:00', validTo: '2026-11-21T16:00:00Z' }, 'validTo'],
      ];
      for (const [name, change, field] of cases) {
        const { status, data } = await create(change);
        expect(status, name).toBe(422);
        expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
        expect(state().world.hotwords).toHaveLength(60);
      }
    });

    test('compares start and end as instants, not as text', async () => {
      const validity = { validFrom: '2026-11-22T00:00:00+08:00', validTo: '2026-11-21T23:00:00Z' };
      expect((await create(validity)).status).toBe(200);
    });

    test('may have twelve characters, counting an emoji as one', async () => {
      expect((await create({ word: '💊'.repeat(limit.maxWordLength) })).status).toBe(200);
    });

    test.each<[string, Partial<HotwordInput>, string | null]>([
      ['a project', { linkType: 'project', target: project }, project],
      ['a category', { linkType: 'category', target: category }, category],
      ['a page', { linkType: 'mpPage', target: 'pages/quiz/start' }, 'pages/quiz/start'],
      ['nothing, and then drops the target', { linkType: 'none', target: project }, null],
    ])('may link to %s', async (_, change, target) => {
      expect(Hotword.parse((await create(change)).data).target).toBe(target);
    });

    test('is refused when there are 1,000', async () => {
      const filler = Array.from({ length: sort.maxRows - 60 }, (_, index) => ({ ...disabled, id: `x${index}` }));
      state().world.hotwords.push(...filler);
      expect((await create()).envelope.errorCode).toBe('HOTWORDS_FULL');
    });

    test('is refused as the 21st enabled', async () => {
      fillUp();
      const { status, data } = await create({ status: 'enabled' });
      expect(status).toBe(422);
      expect(data).toEqual({ fieldErrors: { status: expect.stringContaining(String(limit.maxEnabled)) } });
      (state().world.hotwords[0] as HotwordRow).status = 'disabled';
      expect((await create({ status: 'enabled' })).status).toBe(200);
    });
  });

  describe('a change', () => {
    test('updates the given fields and keeps the others', async () => {
      const { status, data } = await update(enabled, { word: '胃癌早筛', highlighted: false });
      expect(status).toBe(200);
      expect(Hotword.parse(data)).toMatchObject({
        word: '胃癌早筛',
        searchCount: enabled.searchCount,
        createdAt: enabled.createdAt,
        updatedByName: '林晓',
        version: enabled.version + 1,
      });
      expect(state().changeLog).toMatchObject([
        { action: 'update', changes: [{ field: 'word' }, { field: 'highlighted' }] },
      ]);
    });

    test('may respell its own word, and stays enabled when the limit is reached', async () => {
      fillUp();
      const row = getRow(enabled.id) as HotwordRow;
      expect((await update(row, { word: ` ${row.word}` })).status).toBe(200);
    });

    test('to the word of another hotword is refused', async () => {
      const { data } = await update(enabled, { word: disabled.word });
      expect(data).toEqual({ fieldErrors: { word: expect.any(String) } });
      expect(getRow(enabled.id)).toEqual(enabled);
    });
  });

  describe('enabling', () => {
    test('and disabling are logged, but not when nothing changes', async () => {
      const on = Hotword.parse((await act('enable', disabled)).data);
      expect(on.status).toBe('enabled');
      expect(Hotword.parse((await act('enable', on)).data)).toEqual(on);
      const off = await act('disable', on);
      expect(Hotword.parse(off.data).status).toBe('disabled');
      expect(state().changeLog.map(({ action }) => action)).toEqual(['enable', 'disable']);
    });

    test('is refused above twenty, with the limit', async () => {
      fillUp();
      const { status, envelope } = await act('enable', world.hotwords[40] as HotwordRow);
      expect([status, envelope.errorCode]).toEqual([403, 'HOTWORDS_ENABLED_FULL']);
      expect(envelope.errorMessage).toContain(String(limit.maxEnabled));
    });
  });

  describe('the order', () => {
    test('changes as requested, with a unique sort for each row', async () => {
      const base = await order();
      const ids = base.toReversed();
      expect((await send(hotwordApi.reorder, { body: { ids, base }, cookie })).status).toBe(200);
      const { list } = await listed();
      expect(getIds(list)).toEqual(ids);
      expect(list.map(({ sort }) => sort)).toEqual(ids.map((_, index) => index));
    });

    test('with other rows is 409 with the current order', async () => {
      for (const [name, change] of [
        ['without one row', (ids: string[]) => ids.slice(1)],
        ['with an unknown row', (ids: string[]) => [...ids, 'nobody']],
        ['with a duplicate row', (ids: string[]) => [...ids, ...ids.slice(0, 1)]],
      ] as const) {
        const before = await order();
        const { status, data } = await send(hotwordApi.reorder, {
          body: { ids: change(before), base: before },
          cookie,
        });
        expect([status, data], name).toEqual([409, { current: before }]);
        expect(await order()).toEqual(before);
      }
    });

    test('based on a stale order is 409 with the current order', async () => {
      const base = await order();
      const theirs = base.toReversed();
      await send(hotwordApi.reorder, { body: { ids: theirs, base }, cookie });
      const mine = [...base.slice(1), ...base.slice(0, 1)];
      const { status, data } = await send(hotwordApi.reorder, { body: { ids: mine, base }, cookie });
      expect([status, data]).toEqual([409, { current: theirs }]);
      expect(await order()).toEqual(theirs);
    });

    test('starts with a pinned hotword', async () => {
      const before = await order();
      const row = world.hotwords[30] as HotwordRow;
      const { status, data } = await act('pin', row);
      expect(status).toBe(200);
      expect(Hotword.parse(data)).toMatchObject({ id: row.id, sort: 0, version: row.version + 1 });
      expect(await order()).toEqual([row.id, ...before.filter((id) => id !== row.id)]);
      expect(state().changeLog).toMatchObject([{ entityId: row.id, action: 'pin' }]);
    });
  });

  describe('a deletion', () => {
    test('can be undone', async () => {
      expect((await remove(enabled)).status).toBe(200);
      expect((await listed()).total).toBe(59);
      const { data } = await act('restore', { ...enabled, version: enabled.version + 1 });
      expect(Hotword.parse(data)).toMatchObject({
        word: enabled.word,
        status: 'enabled',
        version: enabled.version + 2,
      });
      expect((await listed()).total).toBe(60);
      expect(state().changeLog.map(({ action }) => action)).toEqual(['delete', 'restore']);
    });

    test('frees the word, and cannot be undone once it is taken', async () => {
      await remove(enabled);
      expect((await create({ word: enabled.word })).status).toBe(200);
      const { status, envelope } = await act('restore', { ...enabled, version: enabled.version + 1 });
      expect([status, envelope.errorCode]).toEqual([403, 'HOTWORD_TAKEN']);
      expect((await listed()).total).toBe(60);
    });

    test('of an enabled hotword cannot be undone when the limit is reached', async () => {
      fillUp();
      await remove(getRow(enabled.id) as HotwordRow);
      await act('enable', world.hotwords[40] as HotwordRow);
      const { envelope } = await act('restore', { ...enabled, version: enabled.version + 1 });
      expect(envelope.errorCode).toBe('HOTWORDS_ENABLED_FULL');
    });
  });

  describe('a stale version', () => {
    test('on each change is 409 with the current hotword', async () => {
      for (const name of ['update', 'enable', 'disable', 'pin', 'remove'] as const) {
        await update(enabled, { sort: 9 });
        const before = getRow(enabled.id);
        const { status, data } = await (name === 'update'
          ? update(enabled)
          : name === 'remove'
            ? remove(enabled)
            : act(name, enabled));
        expect(status, name).toBe(409);
        expect(Hotword.parse((data as { current: unknown }).current)).toMatchObject({ id: enabled.id, sort: 9 });
        expect(getRow(enabled.id)).toEqual(before);
      }
    });

    test('on an unknown id is 404', async () => {
      for (const action of ['enable', 'disable', 'pin', 'restore'] as const) {
        expect((await act(action, { id: 'nobody', version: 1 })).status, action).toBe(404);
      }
    });
  });

  describe('suggestions from searches', () => {
    const suggested = async () => {
      const { data } = await send(hotwordApi.suggestions, { cookie });
      return HotwordSuggestion.array().parse(data);
    };

    test('are sorted by searches, most searched first, without existing words', async () => {
      const list = await suggested();
      const counts = list.map(({ searchCount }) => searchCount);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(list.length).toBeGreaterThan(20);
      const taken = new Set(world.hotwords.map(({ word }) => fold(word)));
      expect(list.filter(({ word }) => taken.has(fold(word)))).toEqual([]);
    });

    test('are imported disabled at the end, each once, and failed ones have a reason', async () => {
      const [first, second] = await suggested();
      const words = [first?.word, second?.word, first?.word, enabled.word, '没人搜过'];
      const { data } = await send(hotwordApi.import, { body: { words }, cookie });
      expect(BulkResult.parse(data)).toEqual({
        done: 2,
        failed: [
          { id: enabled.word, label: enabled.word, reason: expect.any(String) },
          { id: '没人搜过', label: '没人搜过', reason: '不在热搜中' },
        ],
      });
      expect((await listed()).list.slice(-2)).toMatchObject([
        { word: first?.word, source: 'auto', status: 'disabled', searchCount: first?.searchCount },
        { word: second?.word },
      ]);
      expect((await suggested()).map(({ word }) => word)).not.toContain(first?.word);
    });
  });

  describe('in bulk', () => {
    const bulk = async (body: unknown) => BulkResult.parse((await send(hotwordApi.bulk, { body, cookie })).data);

    test('enables up to the limit, and lists failed rows', async () => {
      const off = world.hotwords.filter(({ status }) => status === 'disabled').slice(0, 4);
      const { done, failed } = await bulk({ ids: [...getIds(off), 'nobody'], action: 'enable' });
      expect(done).toBe(2);
      expect(failed).toEqual([
        { id: off[2]?.id, label: off[2]?.word, reason: expect.stringContaining('20') },
        { id: off[3]?.id, label: off[3]?.word, reason: expect.stringContaining('20') },
        { id: 'nobody', label: 'nobody', reason: '热词不存在' },
      ]);
    });

    test('disables and deletes', async () => {
      const ids = getIds(world.hotwords.slice(0, 3));
      expect((await bulk({ ids, action: 'disable' })).done).toBe(3);
      expect((await listed({ status: 'enabled' })).total).toBe(15);
      expect((await bulk({ ids, action: 'delete' })).done).toBe(3);
      expect((await listed()).total).toBe(57);
    });

    describe('deleted, a restore', () => {
      const restore = async (body: unknown) => send(hotwordApi.restoreAll, { body, cookie });

      test('restores the selected rows and lists failed ones', async () => {
        const [first, second] = world.hotwords.slice(0, 2) as [HotwordRow, HotwordRow];
        const third = world.hotwords[2] as HotwordRow;
        await bulk({ ids: getIds([first, second]), action: 'delete' });
        await create({ word: second.word });
        const { data } = await restore({ ids: [first.id, second.id, third.id, 'nobody'] });
        expect(BulkResult.parse(data)).toEqual({
          done: 1,
          failed: [
            { id: second.id, label: second.word, reason: '热词已存在' },
            { id: third.id, label: third.word, reason: expect.stringContaining('修改') },
            { id: 'nobody', label: 'nobody', reason: '热词不存在' },
          ],
        });
        expect(getRow(first.id)).toMatchObject({ word: first.word, sort: first.sort, status: first.status });
      });

      test('restores what a job of the same operator has deleted', async () => {
        vi.useFakeTimers({ toFake: ['Date'] });
        const body = { filter: { status: 'disabled' }, excludedIds: [], action: 'delete' };
        const { id, total } = Job.parse((await send(hotwordApi.bulkMatching, { body, cookie })).data);
        pass(10_000);
        await readJob(id, cookie);
        expect((await listed()).total).toBe(60 - total);
        const other = await sessionCookie({ ...credentials, username: 'operator2' });
        expect((await send(hotwordApi.restoreAll, { body: { jobId: id }, cookie: other })).status).toBe(404);
        expect(BulkResult.parse((await restore({ jobId: id })).data)).toEqual({ done: total, failed: [] });
        expect((await listed()).total).toBe(60);
        // A second restore finds nothing to restore.
        expect(BulkResult.parse((await restore({ jobId: id })).data)).toMatchObject({ done: 0 });

        const enabling = { ...body, action: 'enable' };
        const job = Job.parse((await send(hotwordApi.bulkMatching, { body: enabling, cookie })).data);
        expect((await restore({ jobId: job.id })).status).toBe(404);
        vi.useRealTimers();
      });
    });

    test('changes all matching rows by a job that lists failed ones', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const excluded = world.hotwords.find(({ status }) => status === 'disabled')?.id ?? '';
      const { data } = await send(hotwordApi.bulkMatching, {
        body: { filter: { status: 'disabled' }, excludedIds: [excluded], action: 'enable' },
        cookie,
      });
      const { id, total } = Job.parse(data);
      expect(total).toBe(41);
      pass(10_000);
      const job = await readJob(id, cookie);
      expect(job).toMatchObject({ state: 'succeeded', entity: 'hotword', action: 'enable', done: 41 });
      expect(job.failed).toHaveLength(39);
      expect(world.hotwords.map(({ word }) => word)).toContain(job.failed[0]?.label);
      expect(getRow(excluded)?.status).toBe('disabled');
      vi.useRealTimers();
    });
  });
});
