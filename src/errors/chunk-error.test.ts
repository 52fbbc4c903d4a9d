import { describe, expect, test } from 'vitest';
import { isChunkError } from './chunk-error';

describe('isChunkError', () => {
  test.each([
    Object.assign(new Error('Loading chunk p__welcome failed.\n(missing: http://localhost/p.js)'), {
      name: 'ChunkLoadError',
    }),
    Object.assign(new Error('Loading chunk 12 failed.\n(timeout: http://localhost/12.js)'), { name: 'ChunkLoadError' }),
    new Error('Loading CSS chunk 3 failed.'),
  ])('%s', (error) => expect(isChunkError(error)).toBe(true));

  test.each([
    new Error('x is not a function'),
    new TypeError('Failed to fetch'),
    'Loading chunk 1 failed',
    null,
    undefined,
  ])('not %s', (error) => expect(isChunkError(error)).toBe(false));
});
