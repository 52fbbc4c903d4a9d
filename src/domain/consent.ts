import type { revealPurposes } from '../contract/limits/reveal';

type Consent = { privacyConsentAt: string | null; privacyWithdrawnAt: string | null };

/**
 * Whether the member's consent to the use of their health information is in force (docs/domain.md 6.1). Without it,
 * clear values are shown only for the member's own request.
 */
export function hasConsent({ privacyConsentAt, privacyWithdrawnAt }: Consent) {
  if (privacyConsentAt === null) return false;
  return privacyWithdrawnAt === null || Date.parse(privacyWithdrawnAt) < Date.parse(privacyConsentAt);
}

type Purpose = (typeof revealPurposes)[number];

/**
 * Whether clear values may be shown for a purpose. Without the member's consent, only the member's own request allows
 * it. After an agreement was withdrawn, its record is shown only to answer the member or the authorities
 * (docs/domain.md 6.5).
 */
export function canReveal(
  { hasConsent, isWithdrawn }: { hasConsent: boolean; isWithdrawn: boolean },
  purpose: Purpose,
): boolean {
  if (purpose === 'memberRequest') return true;
  if (!hasConsent) return false;
  return !isWithdrawn || purpose === 'authority';
}
