/** Of an agreement itself; `consentStates` of limits/record are those of its record (docs/domain.md 6.5). */
export const agreementStatuses = [
  /** Sent, not signed yet. */
  'unsigned',
  /** Signed. */
  'signed',
  /** The signer said no. */
  'declined',
  /** Taken back, which closed the record. */
  'withdrawn',
  /** Still unsigned at expiresAt. */
  'expired',
  /** A newer one was sent. */
  'superseded',
] as const;

/** Who signs. */
export const signerTypes = [
  /** The patient. */
  'self',
  /** Needed below the template’s age. */
  'guardian',
  /** Somebody with a power of attorney. */
  'agent',
] as const;
/** How the signer showed who they are. */
export const verifyMethods = [
  /** By a code that was sent to their mobile number. */
  'smsCode',
  /** By the mobile number that WeChat knows. */
  'wechatPhone',
  /** Not at all. */
  'none',
] as const;
/** The fields of an agreement that can be shown clear. */
export const agreementRevealFields = [
  /** Name of the signer. */
  'signerName',
  /** Number of the signer’s identity document. */
  'signerIdNo',
  /** The signature, as the address of a picture. */
  'signature',
] as const;

/** Lengths in code points. */
export const agreement = {
  maxNoLength: 20,
  maxUserAgentLength: 255,
  maxDeviceLength: 64,
  maxWithdrawReasonLength: 200,
  /** From sending on. */
  signWithinDays: 30,
  /** How long the address of a signature's picture works. */
  signatureUrlMinutes: 5,
} as const;
