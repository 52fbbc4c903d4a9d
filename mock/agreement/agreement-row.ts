import type { Agreement } from '../../src/contract/agreement';

type Derived =
  | 'recordNo'
  | 'memberId'
  | 'memberNo'
  | 'projectId'
  | 'projectName'
  | 'title'
  | 'templateVersion'
  | 'content'
  | 'expiresAt'
  | 'signerNameMasked'
  | 'signerIdNoMasked'
  | 'signIpMasked'
  | 'deviceIdMasked'
  | 'refusedConsents'
  | 'consents';

/** An agreement as the server keeps it: its text is that of its template's version, which never changes. */
export type AgreementRow = Omit<Agreement, Derived> & {
  signerName: string | null;
  signerIdNo: string | null;
  signIp: string | null;
  deviceId: string | null;
  /** Codes of the consents that were given. */
  agreedCodes: string[];
};
