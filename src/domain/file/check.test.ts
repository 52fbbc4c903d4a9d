import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileType, filePurposes, fileRules } from '../../contract/limits/upload';
import { detectFileType, fileProblem } from './check';

const heads: Record<FileType, number[]> = {
  'application/pdf': [...'%PDF-1.7\n'].map((char) => char.charCodeAt(0)),
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
const extensions: Record<FileType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const type = fc.constantFrom(...(Object.keys(heads) as FileType[]));
const purpose = fc.constantFrom(...filePurposes);
const bytes = fc.integer({ min: 1, max: 20 * 1024 * 1024 });
const rest = fc.array(fc.nat(255), { maxLength: 20 });
const headOf = (one: FileType, more: number[]) => new Uint8Array([...heads[one], ...more]);

describe('a file', () => {
  test('is accepted when its name, declared type and bytes agree on an accepted type', () => {
    fc.assert(
      fc.property(type, purpose, bytes, rest, fc.boolean(), (actual, asked, size, more, isDeclared) => {
        const file = {
          name: `a.b.${extensions[actual].toUpperCase()}`,
          type: isDeclared ? actual : '',
          head: headOf(actual, more),
          bytes: size,
        };
        const isAccepted = fileRules[asked].types.includes(actual);
        expect(fileProblem(file, fileRules[asked])).toBe(isAccepted ? null : 'typeNotAccepted');
      }),
    );
  });

  test('is refused when named or declared as another type, except an image named as another image', () => {
    fc.assert(
      fc.property(type, type, rest, (actual, said, more) => {
        fc.pre(actual !== said);
        const file = { head: headOf(actual, more), bytes: 100 };
        const rule = fileRules.reportFile;
        const problem = [actual, said].includes('application/pdf') ? 'renamed' : null;
        expect(fileProblem({ ...file, name: `a.${extensions[said]}`, type: actual }, rule)).toBe(problem);
        expect(fileProblem({ ...file, name: `a.${extensions[actual]}`, type: said }, rule)).toBe(problem);
        expect(fileProblem({ ...file, name: 'a.exe', type: '' }, rule)).toBe('renamed');
      }),
    );
  });

  test('is refused with other bytes, when empty, or above the size limit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (head) => {
        const isKnown = Object.values(heads).some((one) =>
          one.slice(0, 5).every((byte, index) => byte === head[index]),
        );
        if (!isKnown && !(head[0] === 0xff && head[1] === 0xd8)) expect(detectFileType(head)).toBeNull();
      }),
    );
    const file = { name: 'a.pdf', type: 'application/pdf', head: headOf('application/pdf', []) };
    const limit = fileRules.reportFile.bytes;
    expect(fileProblem({ ...file, bytes: 0 }, fileRules.reportFile)).toBe('empty');
    expect(fileProblem({ ...file, bytes: limit }, fileRules.reportFile)).toBeNull();
    expect(fileProblem({ ...file, bytes: limit + 1 }, fileRules.reportFile)).toBe('tooLarge');
  });
});
