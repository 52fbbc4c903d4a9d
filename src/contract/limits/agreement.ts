/** Status of an agreement itself; `consentStates` in limits/record describe the record (docs/domain.md 6.5). */
export const agreementStatuses = [
  /** Sent, not signed yet. */
  'unsigned',
  /** Signed. */
  'signed',
  /** The signer declined. */
  'declined',
  /** Withdrawn, which closed the record. */
  'withdrawn',
  /** Still unsigned at expiresAt. */
  'expired',
  /** Replaced by a newer one. */
  'superseded',
] as const;

/** Who signs. */
export const signerTypes = [
  /** The patient. */
  'self',
  /** A guardian, required below the template’s age. */
  'guardian',
  /** A person with a power of attorney. */
  'agent',
] as const;
/** How the signer was verified. */
export const verifyMethods = [
  /** By a code sent to their mobile number. */
  'smsCode',
  /** By the mobile number that WeChat provides. */
  'wechatPhone',
  /** Not verified. */
  'none',
] as const;
/** Fields of an agreement that can be revealed. */
export const agreementRevealFields = [
  /** Name of the signer. */
  'signerName',
  /** Number of the signer’s identity document. */
  'signerIdNo',
  /** The signature, as the URL of an image. */
  'signature',
] as const;

/** Lengths in code points. */
export const agreement = {
  maxNoLength: 20,
  maxUserAgentLength: 255,
  maxDeviceLength: 64,
  maxWithdrawReasonLength: 200,
  /** Days after sending. */
  signWithinDays: 30,
  /** How long the URL of a signature image is valid. */
  signatureUrlMinutes: 5,
} as const;
