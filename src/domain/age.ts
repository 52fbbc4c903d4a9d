/**
 * Age in full years on `today`; both dates are YYYY-MM-DD. Someone born on 29 February turns a year older on 1 March in
 * common years.
 */
export function ageOn(birthDate: string, today: string) {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
