import { describe, expect, test } from 'vitest';
import {
  AgreementTemplate,
  AgreementTemplateList,
  agreementTemplateApi,
  BlockedByProjects,
} from '@/contract/agreement-template';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { logApi } from '@/contract/log';
import { ProjectOption } from '@/contract/project-list';
import type { AgreementTemplateRow } from '../../../mock/agreement-template/fixtures';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { send } from './server';

const world = getWorld(0);
const getRow = (id: string) => state().world.agreementTemplates.find((row) => row.id === id) as AgreementTemplateRow;
const named = (code: string, templateVersion: string): AgreementTemplateRow => {
  const row = world.agreementTemplates.find((one) => one.code === code && one.templateVersion === templateVersion);
  if (!row) throw new Error(`no template ${code} ${templateVersion}`);
  return row;
};
const draft = named('screening', 'v2.1');
const published = named('screening', 'v2.0');
const retired = named('screening', 'v1.0');

const input = {
  code: 'genetic_test',
  title: '基因检测知情同意书',
  templateVersion: 'v1.0',
  content: '<h2>目的</h2><p>了解遗传风险。</p>',
  consentItems: [{ code: 'sensitive_info', text: '同意处理我的基因信息', required: true }],
  minReadSec: 20,
  needSignature: true,
  guardianUnderAge: 18,
  effectiveAt: '2026-12-01T00:00:00+08:00',
};

describe('agreement templates', () => {
  let cookie: string;
  beginEachWith(world, (signedIn) => {
    cookie = signedIn;
  });

  const create = (change: object = {}) => send(agreementTemplateApi.create, { body: { ...input, ...change }, cookie });
  const update = ({ id, version }: AgreementTemplateRow, change: object = {}) =>
    send(agreementTemplateApi.update, { params: { id }, body: { ...input, ...change, version }, cookie });
  const act = (
    action: 'publish' | 'retire' | 'newVersion',
    { id, version }: { id: string; version: number },
    more: object = {},
  ) => send(agreementTemplateApi[action], { params: { id }, body: { version, ...more }, cookie });
  const listed = async (query: Record<string, string> = {}) => {
    const { data } = await send(agreementTemplateApi.list, { query: { pageSize: '100', ...query }, cookie });
    return AgreementTemplateList.parse(data).list;
  };

  test('are listed without content, last changed first, and filtered by status and code', async () => {
    const all = await listed();
    expect(all).toHaveLength(12);
    expect(all.every((row) => !('content' in row))).toBe(true);
    const changed = all.map(({ updatedAt }) => updatedAt);
    expect(changed).toEqual(changed.toSorted().toReversed());
    expect((await listed({ status: 'draft,retired' })).map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill('draft'),
      ...Array(3).fill('retired'),
    ]);
    const versions = await listed({ code: 'screening', sort: '-publishedAt' });
    expect(versions.map(({ templateVersion }) => templateVersion)).toEqual(['v2.0', 'v1.0', 'v2.1']);
  });

  test('list the projects that use them, published ones first', async () => {
    const { data } = await send(agreementTemplateApi.get, { params: { id: published.id }, cookie });
    const { usedByCount, content } = AgreementTemplate.parse(data);
    expect(content).toBe(published.content);
    const answer = await send(agreementTemplateApi.projects, { params: { id: published.id }, cookie });
    const projects = ProjectOption.array().parse(answer.data);
    expect(projects).toHaveLength(usedByCount);
    const isPublished = projects.map(({ status }) => status === 'published');
    expect(isPublished).toEqual(isPublished.toSorted().toReversed());
    expect(new Set(isPublished).size).toBe(2);
    expect((await send(agreementTemplateApi.projects, { params: { id: 'nothing' }, cookie })).status).toBe(404);
  });

  test('are created as drafts with the hash of their content, and the change log has every step', async () => {
    const { data } = await create();
    const made = AgreementTemplate.parse(data);
    expect(made).toMatchObject({ ...input, status: 'draft', publishedAt: null, usedByCount: 0, version: 1 });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(input.content));
    expect(made.contentHash).toBe(Buffer.from(digest).toString('hex'));

    const edited = AgreementTemplate.parse((await update(getRow(made.id), { content: '<p>另一段</p>' })).data);
    expect(edited.contentHash).not.toBe(made.contentHash);
    expect((await act('publish', edited)).data).toMatchObject({ status: 'published', publishedAt: expect.any(String) });
    const log = await send(logApi.changes, {
      query: { entityType: 'agreementTemplate', entityId: made.id },
      cookie,
    });
    const { list } = log.data as { list: { action: string; changes: { field: string; to: unknown }[] }[] };
    expect(list.map(({ action }) => action)).toEqual(['publish', 'update', 'create']);
    expect(list.at(-1)?.changes).toContainEqual({
      field: 'consentItems',
      from: null,
      to: ['sensitive_info *: 同意处理我的基因信息'],
    });
  });

  const item = input.consentItems[0];
  test('are refused on the field that is wrong', async () => {
    const cases: [string, object, string][] = [
      ['a version that exists for its code', { code: 'screening', templateVersion: 'v2.0' }, 'templateVersion'],
      ['the same version with a leading zero', { code: 'screening', templateVersion: 'v02.0' }, 'templateVersion'],
      ['a malformed version', { templateVersion: '1.0' }, 'templateVersion'],
      ['a code with capitals', { code: 'Genetic' }, 'code'],
      ['a duplicate code of a consent item', { consentItems: [item, item] }, 'consentItems'],
      ['no consent item', { consentItems: [] }, 'consentItems'],
      [
        'eleven consent items',
        { consentItems: Array.from({ length: 11 }, (_, n) => ({ ...item, code: `c_${n}` })) },
        'consentItems',
      ],
      ['a consent item without text', { consentItems: [{ ...item, text: ' ' }] }, 'consentItems.0.text'],
      ['a script', { content: '<p>a</p><script>alert(1)</script>' }, 'content'],
      ['an event handler', { content: '<p onclick="alert(1)">a</p>' }, 'content'],
      ['no text', { content: '<p></p>' }, 'content'],
      ['30,001 characters', { content: `<p>${'字'.repeat(limit.maxContentLength + 1)}</p>` }, 'content'],
      ['121 seconds', { minReadSec: 121 }, 'minReadSec'],
      ['a guardian age below the minimum', { guardianUnderAge: 13 }, 'guardianUnderAge'],
    ];
    for (const [name, change, field] of cases) {
      const { status, data } = await create(change);
      expect(status, name).toBe(422);
      expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
      expect(state().world.agreementTemplates).toHaveLength(12);
    }
  });

  test('accept exactly 30,000 characters', async () => {
    expect((await create({ content: `<p>${'字'.repeat(limit.maxContentLength)}</p>` })).status).toBe(200);
  });

  test('refuse a new code once there are several versions', async () => {
    const { data } = await update(draft);
    expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual(['code']);
    const alone = AgreementTemplate.parse((await create()).data);
    expect((await update(getRow(alone.id), { code: 'genetic' })).status).toBe(200);
  });

  test('refuse the actions that their status does not allow', async () => {
    for (const [action, row] of [
      ['publish', published],
      ['publish', retired],
      ['retire', draft],
      ['retire', retired],
      ['newVersion', draft],
    ] as const) {
      const { status, envelope } = await act(action, row, { templateVersion: 'v9.0' });
      expect([status, envelope.errorCode], action).toEqual([403, 'TEMPLATE_STATUS']);
      expect(getRow(row.id)).toEqual(row);
    }
  });

  test('refuse an edit once published, and a stale version', async () => {
    expect((await update(published, { code: published.code })).envelope.errorCode).toBe('TEMPLATE_STATUS');
    expect((await update({ ...draft, version: 0 }, { code: draft.code })).envelope.errorCode).toBe('CONFLICT');
    expect((await act('newVersion', { ...published, version: 1 }, { templateVersion: 'v3.0' })).status).toBe(409);
  });

  test('take effect at their date, or on publication when that date is past', async () => {
    expect((await act('publish', draft)).data).toMatchObject({ effectiveAt: draft.effectiveAt });
    const late = AgreementTemplate.parse((await create({ effectiveAt: '2026-01-01T00:00:00+08:00' })).data);
    const { effectiveAt, publishedAt } = AgreementTemplate.parse((await act('publish', late)).data);
    expect(effectiveAt).toBe(publishedAt);
  });

  test('are copied to a draft of a new version', async () => {
    const taken = await act('newVersion', published, { templateVersion: 'v2.1' });
    expect(Object.keys((taken.data as { fieldErrors: object }).fieldErrors)).toEqual(['templateVersion']);
    const { data } = await act('newVersion', retired, { templateVersion: 'v3.0' });
    const { contentHash, content, title, code } = retired;
    expect(data).toMatchObject({ contentHash, content, title, code, templateVersion: 'v3.0', status: 'draft' });
    expect(data).toMatchObject({ effectiveAt: '2026-11-22T00:00:00.000+08:00', publishedAt: null, version: 1 });
  });

  test('are retired only when no published project uses them', async () => {
    const refused = await act('retire', published);
    expect(refused.envelope.errorCode).toBe('TEMPLATE_IN_USE');
    const { blockedBy } = BlockedByProjects.parse(refused.data);
    expect(blockedBy.every(({ status }) => status === 'published')).toBe(true);
    for (const project of state().world.projects) {
      if (blockedBy.some(({ id }) => id === project.id)) project.status = 'paused';
    }
    expect((await act('retire', published)).data).toMatchObject({ status: 'retired' });
  });
});
