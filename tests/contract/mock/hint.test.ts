import { beforeEach, describe, expect, test } from 'vitest';
import { Envelope } from '@/contract/envelope';
import {
  BlockedByQuizzes,
  HintLevel,
  HintScope,
  ResultHint,
  ResultHintList,
  resultHintApi,
} from '@/contract/result-hint';
import { hintProblems } from '@/domain/hint/problems';
import type { HintRow } from '../../../mock/result-hint/fixtures';
import { toHint } from '../../../mock/result-hint/table';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { credentials, send, sessionCookie } from './server';

const world = getWorld(35);
const some = (has: (row: HintRow) => boolean): HintRow => {
  const row = world.hints.find(has);
  if (!row) throw new Error('no such hint in this world');
  return row;
};

/** The fields of a hint that an operator edits. */
function getInput(hint: HintRow) {
  const { id: _, textEditedById: __, medicalReviewed, reviewedByName, reviewedAt, reviewNote, ...reviewed } = hint;
  const { reviewRequestedAt, reviewRequestedById, reviewRequestedOfId, ...rest } = reviewed;
  const { status, usedCount, createdAt, createdByName, updatedAt, updatedByName, version, ...input } = rest;
  return input;
}

describe('result hints', () => {
  let cookie: string;
  let otherCookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
    otherCookie = await sessionCookie({ ...credentials, username: 'operator2' });
  });

  type Action = 'update' | 'review' | 'enable' | 'disable' | 'copy' | 'restore';
  const act = (action: Action, id: string, body: object, as = cookie) =>
    send(resultHintApi[action], { params: { id }, body, cookie: as });
  const rowOf = (id: string) => state().world.hints.find((row) => row.id === id) as HintRow;
  const remove = ({ id, version }: { id: string; version: number }) =>
    send(resultHintApi.remove, { params: { id }, query: { version: String(version) }, cookie });

  /** Creates a hint of the first operator for a free level. */
  async function created(change: object = {}) {
    state().world.hints = state().world.hints.filter(
      ({ levelCode, projectId }) => projectId !== null || levelCode !== 'low',
    );
    const input = {
      ...getInput(some(({ levelCode }) => levelCode === 'low')),
      projectId: null,
      name: '新提示',
      ...change,
    };
    return send(resultHintApi.create, { body: input, cookie });
  }

  test('are 80, valid, one per level of a scope', async () => {
    expect(world.hints).toHaveLength(80);
    expect(new Set(world.hints.map(({ projectId, levelCode }) => `${projectId} ${levelCode}`)).size).toBe(80);
    expect(new Set(world.hints.map(({ name }) => name)).size).toBe(80);
    for (const row of world.hints) {
      expect(hintProblems(getInput(row))).toEqual([]);
      expect(ResultHint.strict().safeParse(toHint(row, '')).error).toBeUndefined();
      if (row.status === 'enabled') expect(row.medicalReviewed).toBe(true);
    }
    const { data } = await send(resultHintApi.list, { query: { projectId: 'global' }, cookie });
    expect(ResultHintList.parse(data).total).toBe(7);
  });

  test('have the number of free levels per scope', async () => {
    const scopes = async () => HintScope.array().parse((await send(resultHintApi.scopes, { cookie })).data);
    const before = await scopes();
    expect(before.map(({ projectId }) => projectId)).toEqual([null, ...world.projects.map(({ id }) => id)]);
    for (const { projectId, freeCount } of before.slice(0, 12)) {
      const query = projectId === null ? undefined : { projectId };
      const levels = HintLevel.array().parse((await send(resultHintApi.levels, { query, cookie })).data);
      expect(levels.filter(({ taken }) => !taken)).toHaveLength(freeCount);
    }
    expect(before[0]?.freeCount).toBe(0);
    await created();
    expect((await scopes())[0]?.freeCount).toBe(0);
    state().world.hints = state().world.hints.filter(({ projectId }) => projectId !== null);
    expect((await scopes())[0]?.freeCount).toBeGreaterThan(5);
  });

  test('have the levels of the project’s quiz and mark taken ones', async () => {
    const levels = async (query: Record<string, string>) =>
      HintLevel.array().parse((await send(resultHintApi.levels, { query, cookie })).data);
    expect((await levels({ projectId: '9003' })).map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'minimal normal',
      'mild low',
      'moderate medium',
      'severe high',
      'redFlag high',
      'excluded excluded',
    ]);
    expect((await levels({})).every(({ taken }) => taken)).toBe(true);
    expect((await send(resultHintApi.levels, { query: { projectId: 'nothing' }, cookie })).status).toBe(404);
  });

  test('store a phone number as it is dialed', async () => {
    const { data } = await created({ primaryAction: 'callService', primaryActionTarget: '+86 138-0013-8000' });
    expect(data).toMatchObject({ primaryActionTarget: '13800138000' });
  });

  test('may have no phone number and then call that of the service', async () => {
    const { status, data } = await created({ primaryAction: 'callService', primaryActionTarget: null });
    expect([status, data]).toMatchObject([200, { primaryActionTarget: null }]);
  });

  test('may open a link of their project, which a copy for another project drops', async () => {
    const hint = rowOf(some(({ projectId }) => projectId === '9003').id);
    const body = { ...getInput(hint), secondaryAction: 'openLink', secondaryActionTarget: '90031', version: 1 };
    expect((await act('update', hint.id, body)).status).toBe(200);
    expect((await act('update', hint.id, { ...body, secondaryActionTarget: '90011', version: 2 })).status).toBe(422);
    state().world.hints = state().world.hints.filter(({ projectId }) => projectId !== '9004');
    const copy = await act('copy', hint.id, { projectId: '9004', levelCode: 'low' });
    expect(copy.data).toMatchObject({ secondaryAction: 'none', secondaryActionTarget: null });
  });

  test('are filtered by review: passed, refused or open', async () => {
    const idsOf = async (review: string) =>
      ResultHintList.parse((await send(resultHintApi.list, { query: { review, pageSize: '100' }, cookie })).data).list;
    expect((await idsOf('refused')).every(({ medicalReviewed, reviewedAt }) => !medicalReviewed && reviewedAt)).toBe(
      true,
    );
    expect((await idsOf('open')).every(({ reviewedAt }) => reviewedAt === null)).toBe(true);
    const counts = [await idsOf('passed'), await idsOf('refused'), await idsOf('open')].map(({ length }) => length);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(80);
  });

  test('are created disabled and not reviewed', async () => {
    const { status, data } = await created();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'disabled',
      medicalReviewed: false,
      severity: 'low',
      textEditedByName: '林晓',
    });
  });

  test('are refused on the field that is wrong', async () => {
    for (const [field, wrong] of [
      ['content', { content: '<p onclick="x">一</p>' }],
      ['content', { content: '<p>{{nickname}}</p>' }],
      ['levelCode', { levelCode: 'mild' }],
      ['levelCode', { levelCode: 'high' }],
      ['projectId', { projectId: 'nothing' }],
      ['name', { name: world.hints.at(-1)?.name }],
      ['primaryActionTarget', { primaryAction: 'callService', primaryActionTarget: '12' }],
      ['primaryActionTarget', { primaryAction: 'openLink', primaryActionTarget: '90011' }],
      ['color', { color: 'red' }],
      ['showScore', { levelCode: 'redFlag', showScore: true }],
    ] as const) {
      const { status, data } = await created(wrong);
      expect(status, JSON.stringify(wrong)).toBe(422);
      expect(data).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
    }
  });

  test('are refused when a text has only invisible characters', async () => {
    for (const [field, text] of [
      ['content', '<p>\u200F \u200B</p>'],
      ['content', '<p>\u3164</p><p>&nbsp;</p>'],
      ['title', '\u3164'],
      ['disclaimer', '\u200B'],
      ['name', '\u2800'],
    ] as const) {
      const { status, envelope } = await created({ [field]: text });
      expect([status, Object.keys((envelope.data as { fieldErrors: object }).fieldErrors)], field).toEqual([
        422,
        [field],
      ]);
    }
  });

  test('are enabled only after another operator has approved them', async () => {
    const { id } = ResultHint.parse((await created()).data);
    expect((await act('enable', id, { version: 1 })).status).toBe(403);
    expect((await act('review', id, { approved: true, version: 1 })).status).toBe(403);
    const isMine = async (as: string) =>
      ResultHint.parse((await send(resultHintApi.get, { params: { id }, cookie: as })).data).textEditedByMe;
    expect([await isMine(cookie), await isMine(otherCookie)]).toEqual([true, false]);
    const reviewed = await act('review', id, { approved: true, version: 1 }, otherCookie);
    expect(reviewed.data).toMatchObject({ medicalReviewed: true, reviewedByName: '周宁', status: 'disabled' });
    expect((await act('enable', id, { version: 2 })).data).toMatchObject({ status: 'enabled' });
  });

  test('are disabled when their review is refused, which needs a note', async () => {
    const row = some(({ status, textEditedById }) => status === 'enabled' && textEditedById === '2');
    const { version } = row;
    expect((await act('review', row.id, { approved: false, version })).status).toBe(422);
    const { data } = await act('review', row.id, { approved: false, note: '请写明科室', version });
    expect(data).toMatchObject({ medicalReviewed: false, status: 'disabled', reviewNote: '请写明科室' });
  });

  test('lose approval and status when their text changes, and keep both otherwise', async () => {
    const row = some(({ status, textEditedById }) => status === 'enabled' && textEditedById === '2');
    const renamed = await act('update', row.id, { ...getInput(row), name: '另一名称', version: row.version });
    expect(renamed.data).toMatchObject({ medicalReviewed: true, status: 'enabled', textEditedByName: '周宁' });
    const body = { ...getInput(row), title: '另一标题', version: row.version + 1 };
    const edited = await act('update', row.id, body);
    expect(edited.data).toMatchObject({
      medicalReviewed: false,
      reviewedByName: null,
      status: 'disabled',
      textEditedByName: '林晓',
    });
    expect((await act('update', row.id, body)).status).toBe(409);
  });

  test('are copied to a free level of another project', async () => {
    const row = some(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'mild');
    expect((await act('copy', row.id, { projectId: '9003' })).status).toBe(422);
    state().world.hints = state().world.hints.filter(
      ({ projectId, levelCode }) => projectId !== '9003' || levelCode !== 'mild',
    );
    const { data } = await act('copy', row.id, { projectId: '9003' });
    const copy = ResultHint.parse(data);
    expect(copy).toMatchObject({ projectId: '9003', levelCode: 'mild', status: 'disabled', medicalReviewed: false });
    expect(copy.name).not.toBe(row.name);
    expect((await act('copy', row.id, { projectId: '9001' })).data).toMatchObject({
      fieldErrors: { levelCode: expect.any(String) },
    });
  });

  test('are not copied to a red flag without the fields that it needs', async () => {
    state().world.hints = state().world.hints.filter(
      ({ levelCode, projectId }) => levelCode !== 'redFlag' || projectId !== '9003',
    );
    const copy = (is: (row: HintRow) => boolean) =>
      act('copy', some(is).id, { projectId: '9003', levelCode: 'redFlag' });
    const scored = await copy(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'mild');
    expect(scored.status).toBe(422);
    expect(scored.data).toMatchObject({ fieldErrors: { levelCode: expect.stringContaining('电话') } });
    expect((await copy(({ projectId, levelCode }) => projectId === '9002' && levelCode === 'redFlag')).status).toBe(
      200,
    );
  });

  test('cannot be deleted while a published quiz shows them', async () => {
    const used = some(({ projectId, status }) => projectId === '9002' && status === 'enabled');
    const blocked = await remove(used);
    expect(blocked.status).toBe(403);
    expect(BlockedByQuizzes.parse(blocked.data).blockedBy).toMatchObject([{ projectId: '9002' }]);
    const off = ResultHint.parse((await act('disable', used.id, { version: used.version })).data);
    expect((await remove(off)).status).toBe(200);
    expect(rowOf(used.id)).toBeUndefined();
    expect((await act('restore', used.id, { version: off.version + 1 })).status).toBe(200);
  });

  test('free their level when deleted, and cannot be restored once it is taken', async () => {
    const off = some(({ status, projectId }) => status === 'disabled' && projectId !== null);
    await remove(off);
    expect((await send(resultHintApi.create, { body: { ...getInput(off), name: '顶替' }, cookie })).status).toBe(200);
    expect((await act('restore', off.id, { version: off.version + 1 })).status).toBe(422);
  });

  test('cannot be restored once the link that a button opens is gone', async () => {
    const link = world.projectLinks.find(({ projectId }) => world.hints.some((hint) => hint.projectId === projectId));
    const hint = rowOf(some(({ projectId }) => projectId === link?.projectId).id);
    Object.assign(hint, { status: 'disabled', primaryAction: 'openLink', primaryActionTarget: link?.id });
    expect((await remove(hint)).status).toBe(200);
    const { world: own } = state();
    own.projectLinks = own.projectLinks.filter(({ id }) => id !== link?.id);
    const { status, data } = await act('restore', hint.id, { version: hint.version + 1 });
    expect([status, data]).toMatchObject([422, { fieldErrors: { primaryActionTarget: '该项目没有此链接' } }]);
  });

  test('are enabled in bulk, except those without approval', async () => {
    const open = some(({ medicalReviewed }) => !medicalReviewed);
    const ready = some(({ medicalReviewed, status }) => medicalReviewed && status === 'disabled');
    const { data, envelope } = await send(resultHintApi.bulk, {
      body: { ids: [open.id, ready.id], action: 'enable' },
      cookie,
    });
    expect(Envelope.parse(envelope).success).toBe(true);
    expect(data).toEqual({ done: 1, failed: [{ id: open.id, label: open.name, reason: '未通过医学审核，不能启用' }] });
  });
});
