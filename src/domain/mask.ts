/**
 * Masking of personal fields (domain.md 5.2). The server masks; the console has these only
 * through the mock and for what the operator has just typed.
 */
const head = (text: string, count: number) => [...text].slice(0, count).join('');
const tail = (text: string, count: number) => [...text].slice(-count).join('');

/** `13812341234` → `138****1234`. Anything shorter than 8 digits is hidden whole. */
export const maskMobile = (mobile: string) => (mobile.length < 8 ? '****' : `${head(mobile, 3)}****${tail(mobile, 4)}`);

/** `欧阳娜娜` → `欧***`: the first character and one star for each of the others. */
export const maskName = (name: string) => {
  const length = [...name].length;
  return length < 2 ? '*' : head(name, 1) + '*'.repeat(length - 1);
};
