import type { Notification } from '../../src/contract/notification';
import { maskName } from '../../src/domain/mask';
import { state } from '../state';
import type { NotificationRow } from './notification-row';

const findById = <Row extends { id: string }>(rows: readonly Row[], id: string | null | undefined) =>
  id ? rows.find((row) => row.id === id) : undefined;

/** What a notification is about: its patient and its project, as far as it has them. */
function getSubject({ entityType, entityId }: NotificationRow) {
  const { world } = state();
  const idIf = (type: string) => (entityType === type ? entityId : null);
  const work = findById(world.followUps, idIf('followUp')) ?? findById(world.reports, idIf('report'));
  const record = findById(world.records, idIf('record') ?? work?.recordId);
  const hint = findById(world.hints, idIf('resultHint'));
  return {
    member: findById(world.members, (work ?? record)?.memberId),
    project: findById(world.projects, idIf('quiz') ?? (record ?? hint)?.projectId),
  };
}

export function toNotification(row: NotificationRow): Notification {
  const { operatorId: _, ...notification } = row;
  const { member, project } = getSubject(row);
  return {
    ...notification,
    patientNameMasked: member?.realName ? maskName(member.realName) : null,
    projectName: project?.name ?? null,
  };
}
