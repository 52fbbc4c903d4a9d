import { expect, test } from 'vitest';
import { wrapName } from './named-code';

/** Every character is as wide as the next, whatever fonts a machine has. */
const wrap = (name: string) => wrapName(name, 8, (text) => [...text].length);

test.each([
  ['市医院体检中心', ['市医院体检中心']],
  ['市人民医院体检中心·胃癌筛查', ['市人民医院体检中', '心·胃癌筛查']],
  ['市人民医院体检中心·胃癌与肠癌早期筛查', ['市人民医院体检中', '心·胃癌与肠癌…']],
])('wraps after any character, and cuts after two lines: %s', (name, lines) => {
  expect(wrap(name)).toEqual(lines);
});
