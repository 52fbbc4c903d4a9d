import { member as limit } from '../../src/contract/limits/member';
import type { DoNotContact, MemberBulkAction } from '../../src/contract/member';
import { MemberDetail } from '../../src/contract/member-detail';
import { isSameValue } from '../../src/domain/compare';
import { hasSameTags } from '../../src/domain/tags';
import { businessDay } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { erase } from '../personal';
import { refuse } from '../refuse';
import { state } from '../state';
import type { Target } from '../store/row';
import { type Act, find, update } from '../store/update';
import { getDoNotContactAt } from './do-not-contact';
import type { MemberRow } from './fixtures';
import { memberMessages } from './messages';
import { getOpenRecords } from './open-records';
import { memberTable } from './table';

export type By = Omit<Act, 'action'>;
type TagChange = { change: MemberBulkAction };

/** Performs an action that a canceled member does not allow. */
export function performAction({ id, version }: Target, action: Act, change: (member: MemberRow) => Partial<MemberRow>) {
  return update(
    memberTable,
    id,
    version,
    (member) => {
      if (member.status === 'cancelled') throw new Fault(memberMessages.memberCancelled);
      return change(member);
    },
    action,
  );
}

const unique = (tags: readonly string[]) => [...new Set(tags)];

/** Replaces the tags of a member, without a new version if they are the same. */
export function setTags(target: Target, tags: string[], by: By) {
  const member = find(state().world.members, target.id);
  const isAsWanted = member.status !== 'cancelled' && hasSameTags(member.tags, tags);
  if (isAsWanted && member.version === target.version) return member;
  return performAction(target, { action: 'setTags', ...by }, () => ({ tags: unique(tags) }));
}

/** Disables an active member, who can then neither answer nor upload. */
export const disable = (target: Target, by: By) =>
  performAction(target, { action: 'disable', ...by }, ({ status }) => {
    if (status !== 'active') throw new Fault(memberMessages.memberNotActive);
    return { status: 'disabled' };
  });

export const enable = (target: Target, by: By) =>
  performAction(target, { action: 'enable', ...by }, ({ status }) => {
    if (status !== 'disabled') throw new Fault(memberMessages.memberNotDisabled);
    return { status: 'active' };
  });

/** Marks a member as not to be contacted, with a reason and an optional end date. */
export const setDoNotContact = (target: Target, { reason, until }: DoNotContact, by: By) =>
  performAction(target, { action: 'setDoNotContact', ...by }, (member) => {
    const now = Date.now();
    refuse({ until: until !== null && until < businessDay(now) ? memberMessages.untilOver : undefined });
    if (isSameValue(getDoNotContactAt(member, now), { reason, until }))
      throw new Fault(memberMessages.memberDoNotContact);
    return { doNotContact: { reason, until } };
  });

export const allowContact = (target: Target, by: By) =>
  performAction(target, { action: 'allowContact', ...by }, (member) => {
    if (!getDoNotContactAt(member, Date.now())) throw new Fault(memberMessages.memberMayBeContacted);
    return { doNotContact: null };
  });

/** Removes all personal data of a member; `memberNo` is a confirmation (docs/domain.md 6.1). */
export function anonymize(target: Target, memberNo: string, by: By) {
  return performAction(target, { action: 'anonymise', ...by }, (member) => {
    if (member.memberNo !== memberNo)
      throw new Fault(messages.invalid, { fields: { memberNo: memberMessages.memberNoMismatch } });
    const blockedBy = getOpenRecords(state().world.records, member.id).map(({ id, recordNo }) => ({ id, recordNo }));
    if (blockedBy.length > 0) throw new Fault(memberMessages.memberHasOpenRecords, { data: { blockedBy } });
    return { ...erase(MemberDetail, member), status: 'cancelled' };
  });
}

/** Applies a bulk action to one row, regardless of its version, and without a new version if nothing changes. */
export function changeTags(member: MemberRow, { change: { action, tags } }: TagChange, { name }: Who) {
  if (member.status === 'cancelled') throw new Fault(memberMessages.memberCancelled);
  const next =
    action === 'addTags' ? unique([...member.tags, ...tags]) : member.tags.filter((tag) => !tags.includes(tag));
  if (next.length === member.tags.length) return;
  if (next.length > limit.maxTags) throw new Fault(memberMessages.tooManyTags);
  performAction(member, { action, operatorName: name }, () => ({ tags: next }));
}
