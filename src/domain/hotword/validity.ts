export type Validity = { validFrom: string | null; validTo: string | null };

/**
 * Whether a validity period is upcoming, current or past at `now` (milliseconds). Its start is inclusive, its end
 * exclusive (docs/domain.md 6.14).
 */
export function getValidityState({ validFrom, validTo }: Validity, now: number): 'upcoming' | 'current' | 'past' {
  if (validTo !== null && Date.parse(validTo) <= now) return 'past';
  if (validFrom !== null && now < Date.parse(validFrom)) return 'upcoming';
  return 'current';
}
