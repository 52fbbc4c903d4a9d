import type { AgreementRow } from './agreement-row';

/**
 * Replacement values after anonymization: when the agreement was signed remains, but not by whom (docs/domain.md 6.1).
 */
export const getErasedFields = () =>
  ({
    signerName: null,
    signerIdNo: null,
    hasSignature: false,
    signIp: null,
    signUserAgent: null,
    deviceId: null,
    // Free text that may name a person.
    withdrawReason: null,
  }) satisfies Partial<AgreementRow>;
