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

/** Stored agreement; the text is in the template version, which never changes. */
export type AgreementRow = Omit<Agreement, Derived> & {
  signerName: string | null;
  signerIdNo: string | null;
  signIp: string | null;
  deviceId: string | null;
  /** Codes of the consents that were given. */
  agreedCodes: string[];
};
