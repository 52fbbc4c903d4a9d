/** Groups a phone number for reading aloud: a mobile number as 3-4-4, other digits in fours from the end. */
export function groupPhone(number: string): string {
  if (!/^\d+$/.test(number)) return number;
  return number.replace(/\B(?=(\d{4})+$)/g, ' ');
}
