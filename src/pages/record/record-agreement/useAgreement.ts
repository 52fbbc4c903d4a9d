import { useEntity } from '@/components/form/useEntity';
import type { Agreement, AgreementVersion } from '@/contract/agreement';
import type { RecordDetail } from '@/contract/record-detail';
import { AppError } from '@/errors/app-error';
import { getAgreement, listRecordAgreements } from '@/services/agreement';
import { getRecord } from '@/services/record';
import { sha256 } from '@/utils/sha256';

/** A record, all agreements of it, and the one that is shown with the fingerprint of its text as it is now. */
export type Shown = {
  record: RecordDetail;
  versions: readonly AgreementVersion[];
  /** None where none was ever sent. */
  agreement?: Agreement;
  /** Undefined where the browser does not compute it. */
  presentHash?: string;
};

/** An address without a record, or with an agreement of another one, names nothing. */
const missing = new AppError('business', { status: 404 });

async function read(recordId: string | null, id: string | null): Promise<Shown> {
  if (!recordId) throw missing;
  const [record, versions] = await Promise.all([getRecord(recordId), listRecordAgreements(recordId)]);
  const shown = id === null ? versions[0] : versions.find((one) => one.id === id);
  if (!shown) {
    if (id !== null) throw missing;
    return { record, versions };
  }
  const agreement = await getAgreement(shown.id);
  return { record, versions, agreement, presentHash: await sha256(agreement.content) };
}

/** The agreement of the address: the newest of a record, or one of those before. */
export function useAgreement(recordId: string | null, id: string | null) {
  return useEntity(['agreement', 'screen', { recordId, id }], () => read(recordId, id));
}
