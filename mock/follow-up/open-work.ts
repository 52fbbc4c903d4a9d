import { canAcknowledge } from '../../src/domain/follow-up/follow-up';
import { Fault } from '../fault';
import { handoverMessages } from '../handover/messages';
import type { OpenWork } from '../handover/open-work';
import { messages } from '../messages';
import { notify } from '../notification/notify';
import { state } from '../state';
import { log } from '../store/log';
import { find } from '../store/update';

const getFollowUp = (id: string) => find(state().world.followUps, id);

type Row = ReturnType<typeof getFollowUp>;

const isToDo = (row: Row) => row.status === 'pending' || canAcknowledge(row);

/** Open follow-ups of an operator: pending ones, and those with an unacknowledged reaction. */
export const openFollowUpWork: OpenWork = {
  kind: 'followUps',
  idsOf: (operatorId) =>
    state().world.followUps.flatMap((row) => (row.assigneeId === operatorId && isToDo(row) ? [row.id] : [])),
  labelOf: (id) => getFollowUp(id).followNo,
  give(id, { from, to, operatorName }) {
    const followUp = getFollowUp(id);
    if (followUp.assigneeId !== from.id || !isToDo(followUp))
      throw new Fault({ ...messages.notFound, ...handoverMessages.noLongerOpen });
    followUp.assigneeId = to.id;
    followUp.version += 1;
    const changes = [{ field: 'assigneeId', from: from.name, to: to.name }];
    log({ entityType: 'followUp', entityId: id, action: 'handover', changes, operatorName });
    // A reaction to acknowledge is named by itself: the list of open follow-ups does not contain it.
    const kind = canAcknowledge(followUp) ? 'adverse' : 'handover';
    const subject = { kind, entityType: 'followUp', entityId: id, label: followUp.followNo } as const;
    notify(to.id, subject, { byName: operatorName });
  },
};
