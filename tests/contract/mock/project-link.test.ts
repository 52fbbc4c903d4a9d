import { describe, expect, test } from 'vitest';
import { projectLink as limit } from '@/contract/limits/project-link';
import {
  BlockedByHints,
  ProjectLink,
  ProjectLinkCopies,
  type ProjectLinkInput,
  projectLinkApi,
  projectLinkListApi,
} from '@/contract/project-link';
import { getLevelCodes } from '../../../mock/project-link/check';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { send } from './server';

const world = getWorld(0);
const PROJECT = '9001';
const OTHER = '9002';
const PAPER = '/api/admin/v1/uploads/seed-paper-2-3.pdf';

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

const blank: ProjectLinkInput = {
  projectId: PROJECT,
  title: '复查须知',
  linkType: 'h5',
  url: 'https://h5.example.com/again',
  appId: null,
  path: null,
  query: null,
  phone: null,
  fileUrl: null,
  iconUrl: null,
  position: 'result',
  levelCodes: [],
  status: 'disabled',
  validFrom: null,
  validTo: null,
};

const english = { 'Accept-Language': 'en-US' };
const create = (change: object = {}) =>
  send(projectLinkApi.create, { body: { ...blank, ...change }, cookie, headers: english });
const created = async (change: object = {}) => ProjectLink.parse((await create(change)).data);
const getList = async (id: string) =>
  (await send(projectLinkListApi.list, { params: { id }, cookie })).data as ProjectLink[];
async function getLink(projectId: string, title: string) {
  const link = (await getList(projectId)).find((one) => one.title === title);
  if (!link) throw new Error(`no link ${title}`);
  return link;
}
const update = ({ id, ...link }: ProjectLink, change: object) =>
  send(projectLinkApi.update, { params: { id }, body: { ...link, ...change }, cookie, headers: english });
const act = (name: 'enable' | 'disable' | 'restore', { id, version }: Pick<ProjectLink, 'id' | 'version'>) =>
  send(projectLinkApi[name], { params: { id }, body: { version }, cookie });
const remove = ({ id, version }: ProjectLink) =>
  send(projectLinkApi.remove, { params: { id }, query: { version: String(version) }, cookie });
const copy = async ({ id }: ProjectLink, projectIds: string[]) =>
  ProjectLinkCopies.parse(
    (await send(projectLinkApi.copy, { params: { id }, body: { projectIds }, cookie, headers: english })).data,
  );
const archive = (id: string) =>
  Object.assign(state().world.projects.find((project) => project.id === id) ?? {}, { status: 'archived' });
async function fill(projectId: string) {
  const { length } = await getList(projectId);
  for (let number = length; number < limit.maxPerProject; number += 1)
    await created({ projectId, title: `第 ${number}` });
}

describe('the links of a project', () => {
  test('are added at the end, with only the fields of their type, and the name of their file', async () => {
    const link = await created({ appId: 'wx0123456789abcdef', phone: '120' });
    expect(link).toMatchObject({ appId: null, phone: null, clickCount: 0, lastCheck: null, version: 1, file: null });
    expect((await getList(PROJECT)).at(-1)).toEqual(link);
    const phone = await created({ title: '电话', linkType: 'phone', phone: '＋86 138 0013 8000' });
    expect(phone).toMatchObject({ phone: '13800138000', url: null });
    const paper = await created({ title: '手册', linkType: 'file', fileUrl: PAPER });
    expect(paper).toMatchObject({
      url: null,
      file: { url: PAPER, name: 'seed-paper-2-3.pdf', type: 'application/pdf' },
    });
  });

  test('are refused on the field that is wrong', async () => {
    for (const [change, field, message] of [
      [{ url: 'http://h5.example.com/a' }, 'url', 'Invalid URL for this link'],
      [{ url: null }, 'url', 'This is needed'],
      [{ url: 'https://elsewhere.cn/a' }, 'url', 'Invalid URL for this link'],
      [{ linkType: 'article' }, 'url', 'Invalid URL for this link'],
      [{ linkType: 'miniProgram', appId: 'wx12', path: 'a' }, 'appId', 'This is not an AppID'],
      [{ linkType: 'mpPage', path: '/a' }, 'path', 'This is not a page path: no leading slash, no parameters'],
      [{ linkType: 'mpPage', path: 'a', query: 'b' }, 'query', 'Parameters are written k=v&k=v'],
      [{ linkType: 'phone', phone: '12' }, 'phone', 'This is not a phone number'],
      [
        { linkType: 'file', fileUrl: '/api/admin/v1/uploads/none.pdf' },
        'fileUrl',
        'There is no such file, please upload it again',
      ],
      [{ title: '　检查前须知' }, 'title', 'The project has a link of this title already'],
      [{ levelCodes: ['nobody'] }, 'levelCodes', 'The quiz of the project has no such level'],
      [{ projectId: 'none' }, 'projectId', 'There is no such project'],
    ] as const) {
      const { status, data } = await create(change);
      expect([status, data], JSON.stringify(change)).toEqual([422, { fieldErrors: { [field]: message } }]);
    }
  });

  test('are refused as the 21st', async () => {
    const first = await getLink(PROJECT, '旧版说明');
    expect((await remove(first)).status).toBe(200);
    await fill(PROJECT);
    expect(await create({ title: '第二十一' })).toMatchObject({
      status: 403,
      envelope: { errorCode: 'PROJECT_LINKS_FULL' },
    });
    const back = { ...first, version: first.version + 1 };
    expect(await act('restore', back)).toMatchObject({ status: 403, envelope: { errorCode: 'PROJECT_LINKS_FULL' } });
    await remove(await getLink(PROJECT, '第 19'));
    expect((await act('restore', back)).status).toBe(200);
  });

  test('are restored unless their title is taken', async () => {
    const link = await created();
    await remove(link);
    await created();
    expect(await act('restore', { ...link, version: 2 })).toMatchObject({
      status: 422,
      data: { fieldErrors: { title: '该项目已有同名链接' } },
    });
  });

  test('lose the result of a check only when their target changes', async () => {
    const link = await getLink(PROJECT, '旧版说明');
    expect(link.lastCheck?.state).toBe('timedOut');
    const renamed = ProjectLink.parse((await update(link, { title: '旧说明', position: 'detail' })).data);
    expect(renamed.lastCheck).toEqual(link.lastCheck);
    const moved = ProjectLink.parse((await update(renamed, { url: 'https://h5.example.com/new' })).data);
    expect(moved.lastCheck).toBeNull();
    expect((await update(link, {})).status).toBe(409);
    expect((await update(moved, { projectId: OTHER })).data).toMatchObject({
      fieldErrors: { projectId: 'A link cannot move to another project' },
    });
  });

  test('are enabled, disabled and reordered', async () => {
    const before = await getList(PROJECT);
    const link = await getLink(PROJECT, '旧版说明');
    const shown = ProjectLink.parse((await act('enable', link)).data);
    expect(shown.status).toBe('enabled');
    expect((await act('disable', shown)).data).toMatchObject({ status: 'disabled' });
    const base = before.map(({ id }) => id);
    const order = { projectId: PROJECT, base, ids: base.toReversed() };
    expect((await send(projectLinkApi.reorder, { body: order, cookie })).status).toBe(200);
    expect((await getList(PROJECT)).map(({ id }) => id)).toEqual(base.toReversed());
    const { status, data } = await send(projectLinkApi.reorder, { body: order, cookie });
    expect([status, data]).toEqual([409, { current: base.toReversed() }]);
  });

  test('cannot be deleted while a hint opens them', async () => {
    const link = await getLink(PROJECT, '在线预约检查');
    const [hint] = state().world.hints;
    if (!hint) throw new Error('the world has no hint');
    Object.assign(hint, { secondaryAction: 'openLink', secondaryActionTarget: link.id });
    const { status, envelope, data } = await remove(link);
    expect([status, envelope.errorCode]).toEqual([403, 'PROJECT_LINK_IN_USE']);
    expect(BlockedByHints.parse(data).blockedBy).toContainEqual({ id: hint.id, name: hint.name });
  });

  test('are copied disabled and unchecked, with the levels that the other project has', async () => {
    const [kept, gone] = getLevelCodes(PROJECT);
    const shared = getLevelCodes(OTHER)[0];
    const link = await created({ levelCodes: [kept, gone], status: 'enabled' });
    // The other project has one of these levels too.
    const stored = state().world.projectLinks.find(({ id }) => id === link.id);
    Object.assign(stored ?? {}, { levelCodes: [gone, shared] });
    archive('9004');
    await created({ projectId: '9005' });
    await fill('9006');
    const result = await copy(link, [OTHER, '9003', '9004', '9005', '9006', PROJECT, 'none']);
    expect(result.done).toBe(2);
    expect(result.failed.map(({ id, reason }) => [id, reason])).toEqual([
      ['9004', 'The status of the project does not allow this'],
      ['9005', 'The project has a link of this title already'],
      ['9006', 'The project has 20 links already'],
      [PROJECT, 'The project has a link of this title already'],
      ['none', 'There is no such project'],
    ]);
    expect(await getLink(OTHER, link.title)).toMatchObject({
      status: 'disabled',
      lastCheck: null,
      clickCount: 0,
      levelCodes: [shared],
    });
    expect(result.dropped).toContainEqual({ projectId: OTHER, projectName: expect.any(String), levelCodes: [gone] });
  });

  test('of an archived project cannot be changed', async () => {
    const link = await getLink(PROJECT, '旧版说明');
    const base = (await getList(PROJECT)).map(({ id }) => id);
    archive(PROJECT);
    const refused = { status: 403, envelope: { errorCode: 'PROJECT_STATUS' } };
    expect(await create()).toMatchObject(refused);
    expect(await update(link, {})).toMatchObject(refused);
    expect(await act('enable', link)).toMatchObject(refused);
    expect(await act('disable', link)).toMatchObject(refused);
    expect(await remove(link)).toMatchObject(refused);
    const order = { projectId: PROJECT, base, ids: base.toReversed() };
    expect(await send(projectLinkApi.reorder, { body: order, cookie })).toMatchObject(refused);
  });
});
