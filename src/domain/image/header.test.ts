import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectImageType, readImageHeader } from './header';
import { picture, pictures } from './testing/pictures';

const anySize = (maxSide: number) =>
  fc.record({ width: fc.integer({ min: 1, max: maxSide }), height: fc.integer({ min: 1, max: maxSide }) });

describe.each(Object.keys(pictures))('%s', (name) => {
  const { type, maxSide } = pictures[name] as (typeof pictures)[string];

  test('has its type and size detected, whatever bytes follow', () => {
    fc.assert(
      fc.property(anySize(maxSide), fc.uint8Array({ maxLength: 50 }), (size, rest) => {
        const bytes = Uint8Array.from([...picture(name, size), ...rest]);
        expect(readImageHeader(bytes)).toEqual({ type, ...size });
        // Also as part of a larger buffer.
        expect(readImageHeader(Uint8Array.from([7, 7, 7, ...bytes]).subarray(3))).toEqual({ type, ...size });
      }),
    );
  });

  test('cut off anywhere, has the right size or none', () => {
    fc.assert(
      fc.property(anySize(maxSide), (size) => {
        const bytes = picture(name, size);
        for (let length = 0; length < bytes.length; length += 1) {
          const header = readImageHeader(bytes.subarray(0, length));
          if (header) expect(header).toEqual({ type, ...size });
        }
        expect(readImageHeader(bytes.subarray(0, 9))).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  test('with random bytes changed, never throws or has an impossible size', () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: 80 }), fc.integer({ min: 0, max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(anySize(maxSide), changes, (size, list) => {
        const bytes = picture(name, size, 81);
        for (const [at, value] of list) bytes[at] = value;
        const header = readImageHeader(bytes);
        if (header) expect(Math.min(header.width, header.height)).toBeGreaterThan(0);
      }),
    );
  });
});

test('random bytes never throw and are an image only with an image signature', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const header = readImageHeader(bytes);
      expect(header?.type ?? null).toBe(header && detectImageType(bytes));
    }),
  );
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"/>'],
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['a PDF', '%PDF-1.7 …'],
  ['a RIFF video', 'RIFF\x10\0\0\0AVI LIST'],
  ['nothing', ''],
])('%s is not an image', (_, text) => expect(detectImageType(new TextEncoder().encode(text))).toBeNull());

test.each([
  ['a PNG without pixels', picture('png', { width: 0, height: 5 })],
  ['a JPEG whose height follows at its end', picture('a plain JPEG', { width: 5, height: 0 })],
  ['a JPEG whose data starts before its frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3)],
  ['a JPEG with a segment of impossible length', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0, 0, 11)],
])('%s has no size', (_, bytes) => expect(readImageHeader(bytes)).toBeNull());
