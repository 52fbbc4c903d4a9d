/** Of an agreement itself, beside `agreementStatuses` of limits/record (docs/domain.md 6.5). */
export const signerTypes = ['self', 'guardian', 'agent'] as const;
export const verifyMethods = ['smsCode', 'wechatPhone', 'none'] as const;
/** The fields of an agreement that can be shown clear. */
export const agreementRevealFields = ['signerName', 'signerIdNo', 'signature'] as const;

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
