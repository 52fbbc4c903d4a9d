/**
 * Purposes of a reveal (docs/domain.md 5.4). `memberRequest` is also allowed without consent (6.1); it and `authority`
 * are also allowed after an agreement was withdrawn (6.5).
 */
export const revealPurposes = [
  /** To call the member. */
  'callback',
  /** Medical review. */
  'review',
  /** To verify data. */
  'verify',
  /** To handle a complaint. */
  'complaint',
  /** The member’s own request. */
  'memberRequest',
  /** The request of an authority. */
  'authority',
  /** Another purpose, given in purposeNote. */
  'other',
] as const;

/** Limits of reveals (docs/domain.md 5.2 and 5.4). */
export const reveal = {
  /** In code points; required with the purpose `other`. */
  maxPurposeNoteLength: 100,
  /** Per operator. */
  maxRevealsPerHour: 200,
  /** How long a revealed value can stay on the screen, in seconds. */
  maxSeconds: 60,
} as const;
