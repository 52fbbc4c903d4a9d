type Consent = { privacyConsentAt: string | null; privacyWithdrawnAt: string | null };

/**
 * Whether a member agrees, as far as is known, to the use of their health information (docs/domain.md 6.1).
 * Without it nobody is shown a clear value but for the member's own request.
 */
export function hasConsent({ privacyConsentAt, privacyWithdrawnAt }: Consent) {
  if (privacyConsentAt === null) return false;
  return privacyWithdrawnAt === null || Date.parse(privacyWithdrawnAt) < Date.parse(privacyConsentAt);
}
