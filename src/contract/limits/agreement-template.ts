/** Enums and limits of the templates of agreements (docs/domain.md 6.5). Lengths in characters. */

/** How far a version of a template is. */
export const agreementTemplateStatuses = [
  /** Can be edited. */
  'draft',
  /** Projects can ask for it. */
  'published',
  /** No project can ask for it; those signed stay valid. */
  'retired',
] as const;

export const agreementTemplate = {
  code: /^[a-z0-9_-]{3,32}$/,
  maxCodeLength: 32,
  maxTitleLength: 50,
  version: /^v\d{1,4}\.\d{1,4}$/,
  maxVersionLength: 16,
  maxContentLength: 30_000,
  /** With the tags around the text. */
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
