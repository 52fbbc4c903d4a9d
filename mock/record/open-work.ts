import { isOpen } from '../../src/domain/record-status';
import { Fault } from '../fault';
import { handoverMessages } from '../handover/messages';
import type { OpenWork } from '../handover/open-work';
import { messages } from '../messages';
import { notify } from '../notification/notify';
import { state } from '../state';
import { log } from '../store/log';
import { find } from '../store/update';

const getRecord = (id: string) => find(state().world.records, id);

/** Open records of an operator: those from submitted to enrolled. */
export const openRecordWork: OpenWork = {
  kind: 'records',
  idsOf: (operatorId) =>
    state().world.records.flatMap(({ id, assigneeId, status }) =>
      assigneeId === operatorId && isOpen(status) ? [id] : [],
    ),
  labelOf: (id) => getRecord(id).recordNo,
  give(id, { from, to, operatorName }) {
    const record = getRecord(id);
    if (record.assigneeId !== from.id || !isOpen(record.status))
      throw new Fault({ ...messages.notFound, ...handoverMessages.noLongerOpen });
    record.assigneeId = to.id;
    record.version += 1;
    const changes = [{ field: 'assigneeId', from: from.name, to: to.name }];
    log({ entityType: 'record', entityId: id, action: 'handover', changes, operatorName });
    const subject = { kind: 'handover', entityType: 'record', entityId: id, label: record.recordNo } as const;
    notify(to.id, subject, { byName: operatorName });
  },
};
