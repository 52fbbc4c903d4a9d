import type { revealPurposes } from '../contract/limits/reveal';

type Consent = { privacyConsentAt: string | null; privacyWithdrawnAt: string | null };

/**
 * Whether a member agrees, as far as is known, to the use of their health information (docs/domain.md 6.1).
 * Without it nobody is shown a clear value but for the member's own request.
 */
export function hasConsent({ privacyConsentAt, privacyWithdrawnAt }: Consent) {
  if (privacyConsentAt === null) return false;
  return privacyWithdrawnAt === null || Date.parse(privacyWithdrawnAt) < Date.parse(privacyConsentAt);
}

type Purpose = (typeof revealPurposes)[number];

/**
 * Whether clear values may be shown for a purpose. Without the member's consent only they themselves may ask for them;
 * once an agreement was withdrawn, its record is shown only to answer the member or the authorities (docs/domain.md 6.5).
 */
export function mayReveal(
  { hasConsent, isWithdrawn }: { hasConsent: boolean; isWithdrawn: boolean },
  purpose: Purpose,
): boolean {
  if (purpose === 'memberRequest') return true;
  if (!hasConsent) return false;
  return !isWithdrawn || purpose === 'authority';
}
