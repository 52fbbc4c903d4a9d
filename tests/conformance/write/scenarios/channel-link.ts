import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import { act, actRefused, removeRefused } from '../steps/act';
import { bulk, bulkRefused } from '../steps/bulk';
import { remember } from '../steps/create';
import { discard, ground } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import { type Thing, thingOf, type Writer } from '../writer';
import { channelScenario } from './channel';

const DAY_MS = 86_400_000;

/** Checks that a renewal extends a link, and is refused if it would shorten it. */
async function checkRenewal(writer: Writer, { id }: Thing) {
  await actRefused(writer, channelLinkScenario, id, 'renew', {
    more: { days: 1 },
    code: 'LINK_RENEWAL',
    why: 'to end sooner',
  });
  const renewed = await act(writer, channelLinkScenario, id, 'renew', {
    more: { days: 20 },
    after: { status: 'active' },
  });
  if (renewed && Date.parse(String(renewed.row.expiresAt)) < Date.now() + 19 * DAY_MS) {
    const answer = await writer.send('GET /channel-links/:id', { params: { id } });
    writer.differs(answer, 'data.expiresAt after the renewal', 'in 20 days', 'sooner');
  }
  await bulk(writer, channelLinkScenario, id, { action: 'renew', days: 25 }, { status: 'active' });
  await bulkRefused(writer, channelLinkScenario, id, { action: 'renew', days: 1 });
  await bulk(writer, channelLinkScenario, id, { action: 'disable' }, { status: 'disabled' });
  await act(writer, channelLinkScenario, id, 'enable', { after: { status: 'active' } });
}

/** Checks that links are generated for published projects and refused for unknown ones. */
async function checkGeneration(writer: Writer, { row }: Thing) {
  const call = 'POST /channel-links/generate';
  const [projectId] = writer.samples.ids('/projects', ({ status }) => status === 'published');
  if (projectId === undefined) {
    writer.session.untested.set(call, 'no published project');
    return;
  }
  const { channelId, query, envVersion, expireDays, remark } = row;
  const items = [projectId, 'conf-nothing'].map((id) => ({ projectId: id, name: writer.newName() }));
  const shared = {
    channelId,
    query,
    envVersion,
    expireDays,
    remark,
    codeType: 'shortH5',
    expireType: 'days',
    expiresAt: null,
  };
  const answer = await writer.send(call, { body: { ...shared, items } });
  const { links = [], failed = [] } = (dataOf(answer) ?? {}) as { links?: Row[]; failed?: Row[] };
  const made = links.flatMap((link) => thingOf(link) ?? []);
  if (isSuccess(answer)) for (const link of made) remember(writer, channelLinkScenario, link);
  if (!writer.session.expect(answer, { status: [200, 201] })) return;
  if (made.length !== 1 || made[0]?.row.projectId !== projectId)
    writer.differs(answer, 'data.links', 'a link to the project', `${made.length} links`);
  if (failed[0]?.id !== 'conf-nothing')
    writer.differs(answer, 'data.failed', 'the project that there is not', 'not named');
  for (const link of made) await discard(writer, channelLinkScenario, link);
}

/** A link to an article in a channel of the run, which needs no code from the platform. */
export const channelLinkScenario: ResourceScenario = {
  path: '/channel-links',
  entityType: 'channelLink',
  nameField: 'name',
  unique: ['name'],
  input: async (name, writer) => {
    const channel = await ground(writer, channelScenario);
    if (!channel) return 'no channel to lie in';
    return {
      name,
      channelId: channel.id,
      projectId: null,
      linkType: 'article',
      path: null,
      query: null,
      url: 'https://mp.weixin.qq.com/s/conf',
      codeType: 'shortH5',
      envVersion: 'release',
      expireType: 'days',
      expiresAt: null,
      expireDays: 10,
      remark: null,
    };
  },
  // The server derives it from expireDays.
  notReadBack: ['expiresAt'],
  changed: (_, name) => ({ name, remark: 'conf' }),
  findBy: (name) => ({ keyword: name }),
  checkMore: async (thing, writer) => {
    await removeRefused(writer, channelScenario, String(thing.row.channelId), 'CHANNEL_HAS_LINKS', 'with a link');
    await checkRenewal(writer, thing);
    await checkGeneration(writer, thing);
  },
};
