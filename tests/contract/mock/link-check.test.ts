import { describe, expect, test } from 'vitest';
import { Job } from '@/contract/job';
import { type ProjectLink, projectLinkCheckApi, projectLinkListApi } from '@/contract/project-link';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { send } from './server';

const world = getWorld(0);
const LONG_MS = 60_000;
const [first] = world.projectLinks;
const projectId = first?.projectId ?? '';

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

const own = () => state().world.projectLinks.filter((link) => link.projectId === projectId);
async function check(ids: string[], headers = {}) {
  const { id } = Job.parse((await send(projectLinkCheckApi.check, { body: { ids }, cookie, headers })).data);
  pass(LONG_MS);
  return readJob(id, cookie, headers);
}

describe('a check of links', () => {
  test('stores a result for each link and lists unreachable ones by title', async () => {
    const ids = own().map(({ id }) => id);
    const job = await check(ids);
    expect(job).toMatchObject({ kind: 'linkCheck', entity: 'projectLink', state: 'succeeded', total: ids.length });
    const { data } = await send(projectLinkListApi.list, { params: { id: projectId }, cookie });
    const links = data as ProjectLink[];
    const bad = links.filter(({ lastCheck }) => lastCheck?.state !== 'reachable');
    expect(job.failed.map(({ label, reason }) => [label, reason])).toEqual([['旧版说明', '目标地址没有应答']]);
    expect(bad.map(({ title, lastCheck }) => [title, lastCheck?.state, lastCheck?.reason])).toEqual([
      ['旧版说明', 'timedOut', 'noAnswer'],
    ]);
    for (const { lastCheck } of links) expect(Date.parse(lastCheck?.checkedAt ?? '')).toBeGreaterThan(world.now);
  });

  test('finds each target working or broken, with a reason', async () => {
    for (const [target, found, reason] of [
      [{ linkType: 'article', url: 'https://elsewhere.example.com/s/1' }, 'invalid', 'malformed'],
      [{ linkType: 'video', url: 'https://video.example.com/1-deleted.mp4' }, 'refused', 'notFound'],
      [{ linkType: 'video', url: 'http://video.example.com/1.mp4' }, 'invalid', 'malformed'],
      [{ linkType: 'mpPage', path: '/pages/faq' }, 'invalid', 'malformed'],
      [{ linkType: 'miniProgram', appId: 'wx1', path: 'pages/a' }, 'invalid', 'malformed'],
      [{ linkType: 'phone', phone: '12320' }, 'reachable', null],
      [{ linkType: 'phone', phone: '1' }, 'invalid', 'malformed'],
      [{ linkType: 'file', fileUrl: '/api/admin/v1/uploads/none.pdf' }, 'refused', 'fileGone'],
    ] as const) {
      const [link] = own();
      if (!link) throw new Error('the project has no link');
      Object.assign(link, target);
      await check([link.id]);
      expect(link.lastCheck, JSON.stringify(target)).toMatchObject({ state: found, reason });
    }
  });

  test('gives reasons in the language of the request', async () => {
    const { failed } = await check(
      own().map(({ id }) => id),
      { 'Accept-Language': 'en-US' },
    );
    expect(failed.map(({ reason }) => reason)).toEqual(['The target does not answer']);
  });

  test('accepts links of one project only, and lists unknown ids as failed', async () => {
    const other = state().world.projectLinks.find((link) => link.projectId !== projectId);
    const ask = (ids: unknown[]) => send(projectLinkCheckApi.check, { body: { ids }, cookie });
    expect((await ask([first?.id, other?.id])).data).toMatchObject({ fieldErrors: { ids: '只能检测同一项目的链接' } });
    expect((await check(['none'])).failed).toEqual([{ id: 'none', label: 'none', reason: '请求的内容不存在' }]);
  });
});
