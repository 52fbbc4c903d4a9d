import { act, actRefused, removeRefused } from '../life/act';
import { bulk, bulkRefused } from '../life/bulk';
import { bulkMatching } from '../life/bulk-matching';
import type { Life } from '../life/life';
import { another, discard } from '../life/own';
import type { Thing, Writer } from '../writer';

const reason = 'conf';
const unfit = { code: 'CHANNEL_STATUS' };

async function checkStatus(writer: Writer, thing: Thing) {
  const { id } = thing;
  await actRefused(writer, channelLife, id, 'enable', { ...unfit, why: 'of an enabled one' });
  await act(writer, channelLife, id, 'pause', { more: { reason }, after: { status: 'paused' } });
  await actRefused(writer, channelLife, id, 'pause', { ...unfit, more: { reason }, why: 'of a paused one' });
  await act(writer, channelLife, id, 'enable', { after: { status: 'enabled' } });
  await bulk(writer, channelLife, id, { action: 'pause', reason }, { status: 'paused' });
  await bulkRefused(writer, channelLife, id, { action: 'pause', reason });
  await act(writer, channelLife, id, 'enable', { after: { status: 'enabled' } });
  await bulkMatching(writer, channelLife, thing, { action: 'pause', reason }, { status: 'paused' });
  await act(writer, channelLife, id, 'enable', { after: { status: 'enabled' } });
}

/** Below another one, and back; what lies below it is in the way of its deletion, and is archived with it. */
async function checkTree(writer: Writer, { id }: Thing) {
  const above = await another(writer, channelLife);
  if (!above) return;
  const below = { parentId: above.id };
  const moved = await act(writer, channelLife, id, 'move', { more: below, after: below });
  if (moved) {
    await removeRefused(writer, channelLife, above.id, 'CHANNEL_HAS_CHILDREN', 'with another below it');
    await actRefused(writer, channelLife, above.id, 'move', {
      more: { parentId: id },
      status: 422,
      why: 'below what lies below it',
    });
  }
  await act(writer, channelLife, id, 'move', { more: { parentId: null }, after: { parentId: null } });
  const last = await another(writer, channelLife, below);
  await act(writer, channelLife, above.id, 'archive', { more: { reason }, after: { status: 'archived' } });
  await actRefused(writer, channelLife, id, 'move', { more: below, status: 422, why: 'below an archived one' });
  if (last) {
    const now = await writer.read('/channels', last.id);
    const answer = await writer.send('GET /channels/:id', { params: { id: last.id } });
    if (now?.row.status !== 'archived') writer.differs(answer, 'status below an archived one', 'archived', 'another');
    await actRefused(writer, channelLife, last.id, 'archive', {
      ...unfit,
      more: { reason },
      why: 'of an archived one',
    });
    await discard(writer, channelLife, last);
  }
  await discard(writer, channelLife, above);
}

/** A channel that nobody scans. */
export const channelLife: Life = {
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
  more: async (thing, writer) => {
    await checkStatus(writer, thing);
    await checkTree(writer, thing);
  },
};
