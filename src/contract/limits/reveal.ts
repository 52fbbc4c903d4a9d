/**
 * Why somebody asks for a clear value (docs/domain.md 5.4); `memberRequest` also where there is no consent (6.1), it and
 * `authority` also where an agreement was withdrawn (6.5).
 */
export const revealPurposes = [
  /** To call the member. */
  'callback',
  /** Medical review. */
  'review',
  /** To check data. */
  'verify',
  /** To handle a complaint. */
  'complaint',
  /** The member’s own request. */
  'memberRequest',
  /** The request of an authority. */
  'authority',
  /** Something else, in purposeNote. */
  'other',
] as const;

/** Limits of showing clear values (docs/domain.md 5.2 and 5.4). */
export const reveal = {
  /** In code points; required with the purpose `other`. */
  maxPurposeNoteLength: 100,
  /** For one operator. */
  maxRevealsPerHour: 200,
  /** How long a clear value may stay on the screen, in seconds. */
  maxSeconds: 60,
} as const;
