import { bulkRefused } from '../steps/bulk';
import { contentOf } from '../steps/change';
import { attemptWithOldVersion } from '../steps/foreign';
import type { ExistingCheck } from '../steps/scenario';

const path = '/members';
const call = `PUT ${path}/:id`;

/**
 * Never changes a member: sends the current values with an old version, so that nothing changes even if a server
 * accepts the write.
 */
export const memberCheck: ExistingCheck = {
  call,
  check: async (writer) => {
    await bulkRefused(writer, { path }, 'conf-nothing', { change: { action: 'addTags', tags: ['conf'] } });
    const [id] = writer.samples.ids(path, ({ status }) => status === 'active');
    const member = id === undefined ? undefined : await writer.read(path, id);
    if (!member) {
      writer.session.untested.set(call, 'no active member');
      return;
    }
    await attemptWithOldVersion(writer, path, member, { call, body: contentOf(writer, call, member.row) });
    const { tags } = member.row;
    await attemptWithOldVersion(writer, path, member, { call: `${call}/tags`, body: { tags } });
    const enabling = { call: `POST ${path}/:id/enable`, body: { reason: 'conf' }, status: [403, 409] };
    await attemptWithOldVersion(writer, path, member, enabling);
    for (const action of ['disable', 'enable', 'do-not-contact', 'allow-contact', 'anonymise'])
      writer.session.untested.set(`POST ${path}/:id/${action}`, 'would change a member');
    for (const name of [call, `${call}/tags`]) writer.session.untested.set(name, 'would change a member');
  },
};
