/**
 * Exact arithmetic: 0.1 + 0.2 is 0.3, and 1.005 does not round down. Points and weights have two decimals and are added
 * as whole hundredths; only a mean results in a real fraction.
 */
export type Fraction = { numerator: bigint; denominator: bigint };

export const toHundredths = (points: number) => Math.round(points * 100);

export const fraction = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const zero = fraction(0, 1);

export const add = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/**
 * Rounds to two decimals, half up (towards plus infinity, also below zero): -0.005 becomes 0, and the distance between
 * two scores never depends on their sign (docs/domain.md 4.1, Score).
 */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const doubled = 2n * denominator;
  const shifted = 200n * numerator + denominator;
  const floor = shifted / doubled - (shifted % doubled < 0n ? 1n : 0n);
  return Number(floor) / 100;
}
