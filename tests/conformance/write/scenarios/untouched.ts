import type { ExistingCheck } from '../steps/scenario';

/** Calls that cannot succeed without changing data that the run did not create, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'POST /agreements/of-record/:recordId/send': 'would send an invitation to a member',
  'POST /agreements/:id/withdraw': 'would close the record of a patient',
  'POST /channel-tracks/:id/adjust': 'would move somebody’s visit to another channel for good',
  'POST /handovers': 'would give away the work of an operator',
  'POST /follow-ups/bulk-matching': 'would change follow-ups of patients',
  'POST /members/bulk-matching': 'would change members',
  'POST /records/bulk-matching': 'would change records of patients',
  'POST /notifications/read': 'would mark what the operator has not read',
};

export const untouched: readonly ExistingCheck[] = Object.entries(reasons).map(([call, why]) => ({
  call,
  check: async (writer) => void writer.session.untested.set(call, why),
}));
