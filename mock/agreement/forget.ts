import { forgetInLogs } from '../log/forget';
import { state } from '../state';
import { withoutPersonalData } from './personal';

const personal = Object.keys(withoutPersonalData());

/** Deletes agreements of deleted records, and removes the signer's data from the others (docs/domain.md 6.1). */
export function forgetAgreements(memberId: string) {
  const { world } = state();
  const memberOf = new Map(world.records.map((record) => [record.id, record.memberId]));
  const isTouched = (recordId: string) => !memberOf.has(recordId) || memberOf.get(recordId) === memberId;
  const touched = world.agreements.filter(({ recordId }) => isTouched(recordId)).map(({ id }) => id);
  forgetInLogs('agreement', touched, personal);
  world.agreements = world.agreements.flatMap((agreement) => {
    if (!memberOf.has(agreement.recordId)) return [];
    return memberOf.get(agreement.recordId) === memberId ? [{ ...agreement, ...withoutPersonalData() }] : [agreement];
  });
}
