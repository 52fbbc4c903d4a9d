import { useEntity } from '@/components/form/useEntity';
import type { Agreement, AgreementVersion } from '@/contract/agreement';
import type { RecordDetail } from '@/contract/record-detail';
import { AppError } from '@/errors/app-error';
import { getAgreement, listRecordAgreements } from '@/services/agreement';
import { getRecord } from '@/services/record';
import { sha256 } from '@/utils/sha256';

/** A record, its agreements, and the shown one with the fingerprint of its current text. */
export type Shown = {
  record: RecordDetail;
  versions: readonly AgreementVersion[];
  /** Undefined if none was sent. */
  agreement?: Agreement;
  /** Undefined if the browser cannot compute it. */
  presentHash?: string;
};

/** Error for a URL without a record, or with an agreement of another record. */
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

/** Reads the agreement of the URL: the newest of a record, or an earlier one. */
export function useAgreement(recordId: string | null, id: string | null) {
  return useEntity(['agreement', 'screen', { recordId, id }], () => read(recordId, id));
}
