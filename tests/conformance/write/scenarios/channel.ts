import { act, actRefused, removeRefused } from '../steps/act';
import { bulk, bulkRefused } from '../steps/bulk';
import { bulkMatching } from '../steps/bulk-matching';
import { another, discard } from '../steps/own';
import type { ResourceScenario } from '../steps/scenario';
import type { Thing, Writer } from '../writer';

const reason = 'conf';
const unfit = { code: 'CHANNEL_STATUS' };

async function checkStatus(writer: Writer, thing: Thing) {
  const { id } = thing;
  await actRefused(writer, channelScenario, id, 'enable', { ...unfit, why: 'of an enabled one' });
  await act(writer, channelScenario, id, 'pause', { more: { reason }, after: { status: 'paused' } });
  await actRefused(writer, channelScenario, id, 'pause', { ...unfit, more: { reason }, why: 'of a paused one' });
  await act(writer, channelScenario, id, 'enable', { after: { status: 'enabled' } });
  await bulk(writer, channelScenario, id, { action: 'pause', reason }, { status: 'paused' });
  await bulkRefused(writer, channelScenario, id, { action: 'pause', reason });
  await act(writer, channelScenario, id, 'enable', { after: { status: 'enabled' } });
  await bulkMatching(writer, channelScenario, thing, { action: 'pause', reason }, { status: 'paused' });
  await act(writer, channelScenario, id, 'enable', { after: { status: 'enabled' } });
}

/** Moves a channel below another one and back. Children prevent a deletion and are archived with their parent. */
async function checkTree(writer: Writer, { id }: Thing) {
  const above = await another(writer, channelScenario);
  if (!above) return;
  const below = { parentId: above.id };
  const moved = await act(writer, channelScenario, id, 'move', { more: below, after: below });
  if (moved) {
    await removeRefused(writer, channelScenario, above.id, 'CHANNEL_HAS_CHILDREN', 'with another below it');
    await actRefused(writer, channelScenario, above.id, 'move', {
      more: { parentId: id },
      status: 422,
      why: 'below what lies below it',
    });
  }
  await act(writer, channelScenario, id, 'move', { more: { parentId: null }, after: { parentId: null } });
  const last = await another(writer, channelScenario, below);
  await act(writer, channelScenario, above.id, 'archive', { more: { reason }, after: { status: 'archived' } });
  await actRefused(writer, channelScenario, id, 'move', { more: below, status: 422, why: 'below an archived one' });
  if (last) {
    const now = await writer.read('/channels', last.id);
    const answer = await writer.send('GET /channels/:id', { params: { id: last.id } });
    if (now?.row.status !== 'archived') writer.differs(answer, 'status below an archived one', 'archived', 'another');
    await actRefused(writer, channelScenario, last.id, 'archive', {
      ...unfit,
      more: { reason },
      why: 'of an archived one',
    });
    await discard(writer, channelScenario, last);
  }
  await discard(writer, channelScenario, above);
}

/** A channel whose code nobody scans. */
export const channelScenario: ResourceScenario = {
  path: '/channels',
  entityType: 'channel',
  nameField: 'name',
  notReadBack: ['contactName', 'contactMobile'],
  unique: ['name', 'code'],
  input: async (name) => ({
    code: name,
    name,
    type: 'other',
    parentId: null,
    ownerName: null,
    hospitalId: null,
    projectIds: [],
    costs: [],
    validFrom: null,
    validTo: null,
    remark: null,
    contactName: 'conf',
    contactMobile: '13900000000',
  }),
  changed: (_, name) => ({ name, code: name, type: 'media', remark: 'conf' }),
  findBy: (name) => ({ keyword: name }),
  hasOwnSwitches: true,
  checkMore: async (thing, writer) => {
    await checkStatus(writer, thing);
    await checkTree(writer, thing);
  },
};
