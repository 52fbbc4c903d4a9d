import type { Row } from '../../read/rows';
import { bulkRefused } from '../steps/bulk';
import { contentOf } from '../steps/change';
import { attemptWithOldVersion } from '../steps/foreign';
import type { ExistingCheck } from '../steps/scenario';
import type { Thing, Writer } from '../writer';

const path = '/records';
const call = `PUT ${path}/:id`;
const reason = 'conf';

/** Actions with statuses that do not allow them, so that status and old version both prevent the action. */
const moves: Readonly<Record<string, { from: readonly string[]; body: Row }>> = {
  claim: { from: ['closed', 'voided', 'rejected'], body: {} },
  review: { from: ['closed', 'voided', 'rejected'], body: { eligibility: 'pending', reason } },
  contact: {
    from: ['closed', 'voided', 'rejected'],
    body: {
      way: 'phone',
      outcome: 'stable',
      seenDoctor: 'unknown',
      adverse: 'none',
      adverseSerious: false,
      content: 'conf',
      nextAt: null,
    },
  },
  enroll: { from: ['closed', 'voided', 'rejected'], body: {} },
  reject: { from: ['closed', 'voided', 'rejected'], body: { reason } },
  close: { from: ['closed', 'voided', 'rejected'], body: { closeReason: 'other', note: reason } },
  void: { from: ['closed', 'voided'], body: { reason } },
  reopen: { from: ['submitted', 'approved', 'contacted'], body: { reason } },
};

async function recordIn(writer: Writer, states: readonly string[]): Promise<Thing | undefined> {
  const [id] = writer.samples.ids(path, ({ status }) => states.includes(String(status)));
  return id === undefined ? undefined : writer.read(path, id);
}

/** Never changes a record: each write has an old version, and would change nothing or is not allowed. */
export const recordCheck: ExistingCheck = {
  call,
  check: async (writer) => {
    await bulkRefused(writer, { path }, 'conf-nothing', {
      change: { action: 'close', closeReason: 'other', note: reason },
    });
    const record = await recordIn(writer, ['submitted', 'reviewing', 'approved', 'contacted', 'referred', 'enrolled']);
    if (record) await attemptWithOldVersion(writer, path, record, { call, body: contentOf(writer, call, record.row) });
    const { assigneeId } = record?.row ?? {};
    if (record && typeof assigneeId === 'string')
      await attemptWithOldVersion(writer, path, record, { call: `POST ${path}/:id/assign`, body: { assigneeId } });
    for (const [action, { from, body }] of Object.entries(moves)) {
      const other = await recordIn(writer, from);
      const name = `POST ${path}/:id/${action}`;
      if (other) await attemptWithOldVersion(writer, path, other, { call: name, body, status: [403, 409] });
    }
    for (const { name } of writer.session.contract.calls) {
      const isAction =
        name === call || name === `POST ${path}/claim-next` || /^POST \/records\/:id\/(?!reveal)/.test(name);
      if (isAction) writer.session.untested.set(name, 'would change the record of a patient');
    }
  },
};
