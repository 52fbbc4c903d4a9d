import { anonymizeLogs } from '../log/anonymize';
import { state } from '../state';
import { getErasedFields } from './erased-fields';

const personal = Object.keys(getErasedFields());

/** Deletes agreements of deleted records, and removes the signer's data from the others (docs/domain.md 6.1). */
export function anonymizeAgreements(memberId: string) {
  const { world } = state();
  const membersByRecord = new Map(world.records.map((record) => [record.id, record.memberId]));
  const isAffected = (recordId: string) => !membersByRecord.has(recordId) || membersByRecord.get(recordId) === memberId;
  const affectedIds = world.agreements.filter(({ recordId }) => isAffected(recordId)).map(({ id }) => id);
  anonymizeLogs('agreement', affectedIds, personal);
  world.agreements = world.agreements.flatMap((agreement) => {
    if (!membersByRecord.has(agreement.recordId)) return [];
    return membersByRecord.get(agreement.recordId) === memberId
      ? [{ ...agreement, ...getErasedFields() }]
      : [agreement];
  });
}
