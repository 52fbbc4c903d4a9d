import { expect, test } from 'vitest';
import { fileProblem } from './file-problem';

const MB = 1024 * 1024;

test.each([
  ['a.csv', 1, undefined],
  ['A.XLSX', 5 * MB, undefined],
  ['a.csv', 5 * MB + 1, 'tooLarge'],
  ['a.csv', 0, 'empty'],
  ['a.xls', 10, 'oldExcel'],
  ['a.csv.exe', 10, 'type'],
  ['csv', 10, undefined],
  ['a', 10, 'type'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});
