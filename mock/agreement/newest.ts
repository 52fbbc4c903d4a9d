import type { AgreementRow } from './agreement-row';

/** The agreement of a record that was sent last; undefined where none was. */
export const newestAgreement = (agreements: readonly AgreementRow[], recordId: string) =>
  agreements.findLast((agreement) => agreement.recordId === recordId);
