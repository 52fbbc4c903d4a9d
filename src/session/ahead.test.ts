import { afterEach, expect, test, vi } from 'vitest';
import { deferred } from '../../tests/deferred';
import { askAhead, askAheadFor, knownAhead, takeAhead, takeOrRead } from './ahead';
import { forgetSession } from './forget';

const service = async () => 'of the screen itself';
const another = async () => 'of another screen';

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
});

test('an answer is known once it is there, and is taken once', async () => {
  const asked = askAhead(service, 'q', async () => 'early');
  expect(knownAhead(service, 'q')).toBeUndefined();
  await asked;
  expect(knownAhead(service, 'q')).toBe('early');
  expect(await takeAhead(service, 'q')).toBe('early');
  expect(takeAhead(service, 'q')).toBeUndefined();
  expect(knownAhead(service, 'q')).toBeUndefined();
});

test('one that is still on its way is taken as well', async () => {
  const answer = deferred<string>();
  askAhead(service, 'q', () => answer.promise);
  const taken = takeAhead(service, 'q');
  answer.resolve('late');
  expect(await taken).toBe('late');
});

test('another service, or another question, has no part in it', async () => {
  await askAhead(service, 'q', async () => 'early');
  expect([knownAhead(another, 'q'), knownAhead(service, 'other')]).toEqual([undefined, undefined]);
  expect([takeAhead(another, 'q'), takeAhead(service, 'other')]).toEqual([undefined, undefined]);
});

test('one thing that was asked for ahead is not asked for again, but by the next', async () => {
  const read = vi.fn(async (id: string) => id);
  await askAheadFor(read, '7');
  expect([await takeOrRead(read, '7'), await takeOrRead(read, '7')]).toEqual(['7', '7']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failure is for whoever takes it', async () => {
  await askAhead(service, 'q', () => Promise.reject(new Error('refused')));
  expect(knownAhead(service, 'q')).toBeUndefined();
  await expect(takeAhead(service, 'q')).rejects.toThrow('refused');
});

test('what was asked in a session that has ended is nobody else’s', async () => {
  await askAhead(service, 'q', async () => 'early');
  forgetSession();
  expect(knownAhead(service, 'q')).toBeUndefined();
  expect(takeAhead(service, 'q')).toBeUndefined();
});

test('what nobody has taken for five seconds is asked for anew', async () => {
  vi.useFakeTimers();
  await askAhead(service, 'q', async () => 'early');
  vi.advanceTimersByTime(5_000);
  expect(knownAhead(service, 'q')).toBeUndefined();
  expect(takeAhead(service, 'q')).toBeUndefined();
});
