/** Full years from `birthDate` to `today`, both YYYY-MM-DD. Born on 29 February: a year older on 1 March. */
export function ageOn(birthDate: string, today: string) {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
