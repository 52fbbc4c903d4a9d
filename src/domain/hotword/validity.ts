export type Validity = { validFrom: string | null; validTo: string | null };

/** Where `now`, in milliseconds, lies in a validity: its first instant is in it, its last is not (docs/domain.md 6.14). */
export function validityAt({ validFrom, validTo }: Validity, now: number): 'upcoming' | 'current' | 'past' {
  if (validTo !== null && Date.parse(validTo) <= now) return 'past';
  if (validFrom !== null && now < Date.parse(validFrom)) return 'upcoming';
  return 'current';
}
