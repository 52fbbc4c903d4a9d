import type { AgreementRow } from './agreement-row';

/** What is left of a signer after an anonymisation (docs/domain.md 6.1): that and when it was signed, but not by whom. */
export const withoutPersonalData = () =>
  ({
    signerName: null,
    signerIdNo: null,
    hasSignature: false,
    signIp: null,
    signUserAgent: null,
    deviceId: null,
    // Free text, which may name a person.
    withdrawReason: null,
  }) satisfies Partial<AgreementRow>;
