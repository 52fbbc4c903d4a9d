/** Enums and limits of agreement templates (docs/domain.md 6.5). Lengths in characters. */

/** Status of a template version. */
export const agreementTemplateStatuses = [
  /** Can be edited. */
  'draft',
  /** Projects can use it. */
  'published',
  /** No project can use it; signed agreements stay valid. */
  'retired',
] as const;

export const agreementTemplate = {
  code: /^[a-z0-9_-]{3,32}$/,
  maxCodeLength: 32,
  maxTitleLength: 50,
  version: /^v\d{1,4}\.\d{1,4}$/,
  maxVersionLength: 16,
  maxContentLength: 30_000,
  /** Including HTML tags. */
  maxContentHtmlLength: 90_000,
  hash: /^[0-9a-f]{64}$/,
  minConsentItems: 1,
  maxConsentItems: 10,
  maxConsentCodeLength: 32,
  maxConsentTextLength: 200,
  maxReadSec: 120,
  minGuardianAge: 14,
  maxGuardianAge: 18,
  defaultGuardianAge: 18,
} as const;
