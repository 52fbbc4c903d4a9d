import { Agreement } from '../../src/contract/agreement';
import { anonymizeLogs } from '../log/anonymize';
import { erase, getPersonalNames } from '../personal';
import { state } from '../state';

/** Deletes agreements of deleted records, and removes the signer's data from the others (docs/domain.md 6.1). */
export function anonymizeAgreements(memberId: string) {
  const { world } = state();
  const membersByRecord = new Map(world.records.map((record) => [record.id, record.memberId]));
  const isAffected = (recordId: string) => !membersByRecord.has(recordId) || membersByRecord.get(recordId) === memberId;
  const affectedIds = world.agreements.filter(({ recordId }) => isAffected(recordId)).map(({ id }) => id);
  anonymizeLogs('agreement', affectedIds, getPersonalNames(Agreement));
  world.agreements = world.agreements.flatMap((agreement) => {
    if (!membersByRecord.has(agreement.recordId)) return [];
    return membersByRecord.get(agreement.recordId) === memberId ? [erase(Agreement, agreement)] : [agreement];
  });
}
