import { agreement as limit } from '../../src/contract/limits/agreement';
import { DAY_MS, iso } from '../clock';
import type { AgreementRow } from './agreement-row';

/** Fields that determine the current status of an agreement. */
export const getAgreementTerm = ({ status, sentAt }: Pick<AgreementRow, 'status' | 'sentAt'>) => ({
  status,
  expiresAt: iso(Date.parse(sentAt) + limit.signWithinDays * DAY_MS),
});
