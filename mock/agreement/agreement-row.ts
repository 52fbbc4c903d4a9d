import type { Agreement } from '../../src/contract/agreement';
import type { Unmasked } from '../personal';

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
  | 'refusedConsents'
  | 'consents';

/** Stored agreement; the text is in the template version, which never changes. */
export type AgreementRow = Omit<Unmasked<Agreement>, Derived> & {
  /** Codes of the consents that were given. */
  agreedCodes: string[];
};
