import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRepeatedFile } from './report-files';

const hashes = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const files = fc.array(fc.record({ name: fc.string(), sha256: hashes }), { maxLength: 6 });

test('finds a duplicate file in the upload or in another report', () => {
  fc.assert(
    fc.property(files, files, (own, theirs) => {
      const all = [...new Set(theirs.map(({ sha256 }) => sha256)), ...own.map(({ sha256 }) => sha256)];
      const repeated = findRepeatedFile(own, [{ reportNo: 'B1', files: theirs }]);
      expect(repeated === undefined).toBe(new Set(all).size === all.length);
      if (!repeated) return;
      const found = own.filter(({ name }) => name === repeated.name).map(({ sha256 }) => sha256);
      if (repeated.in === 'B1') expect(theirs.some(({ sha256 }) => found.includes(sha256))).toBe(true);
    }),
  );
});
