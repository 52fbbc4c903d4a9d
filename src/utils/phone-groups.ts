/** A number in groups to be read aloud: a mobile as 3-4-4, any other of digits alone in fours from its end. */
export function groupPhone(number: string): string {
  if (!/^\d+$/.test(number)) return number;
  return number.replace(/\B(?=(\d{4})+$)/g, ' ');
}
