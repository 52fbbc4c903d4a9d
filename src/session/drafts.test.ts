import { beforeEach, expect, test } from 'vitest';
import { claimDrafts, forgetDrafts, registerBeside, registerForm, storeDrafts, takeBeside, takeDraft } from './drafts';

const lin = { username: 'lin', name: '林晓', avatarUrl: 'a' };
const zhou = { username: 'zhou', name: '周宁', avatarUrl: 'b' };
const draft = { base: {}, values: { remark: '想起来再打' } };
let close: () => void;

beforeEach(() => {
  forgetDrafts();
  close?.();
  close = registerForm('member:1', () => draft);
});

test('the same operator gets it back, once', () => {
  storeDrafts(lin);
  claimDrafts(lin);
  expect(takeDraft('member:1')).toEqual(draft);
  expect(takeDraft('member:1')).toBeUndefined();
});

test.each([
  ['another operator', zhou],
  ['another sign-in name under the same name and picture', { ...lin, username: 'lin2' }],
  ['somebody of whom only another name is known', { name: '周宁', avatarUrl: 'a' }],
  ['somebody of whom only another picture is known', { name: '林晓', avatarUrl: 'b' }],
])('%s does not', (_, who) => {
  storeDrafts(lin);
  claimDrafts(who);
  expect(takeDraft('member:1')).toBeUndefined();
  claimDrafts(lin);
  expect(takeDraft('member:1')).toBeUndefined();
});

test('where no sign-in name is known, name and picture say who it is', () => {
  storeDrafts({ name: lin.name, avatarUrl: lin.avatarUrl });
  claimDrafts(lin);
  expect(takeDraft('member:1')).toEqual(draft);
});

test('a form that was closed leaves nothing', () => {
  close();
  storeDrafts(lin);
  claimDrafts(lin);
  expect(takeDraft('member:1')).toBeUndefined();
});

test('nobody signed in, nothing kept', () => {
  storeDrafts(undefined);
  claimDrafts(lin);
  expect(takeDraft('member:1')).toBeUndefined();
});

test('what was not fetched after one expiry is still there after the next of the same operator', () => {
  storeDrafts(lin);
  claimDrafts(lin);
  close();
  storeDrafts(lin);
  claimDrafts(lin);
  expect(takeDraft('member:1')).toEqual(draft);
});

test('what is worth giving back and not unsaved is given once, to the same operator, and nothing is said for it', () => {
  close();
  const steps = { base: undefined, values: ['one step'] };
  const gone = registerBeside('quiz:1', () => ({ base: undefined, values: [] }));
  gone();
  registerBeside('quiz:1', () => steps);
  expect(storeDrafts(lin)).toBe(false);
  claimDrafts(lin);
  expect(takeBeside('quiz:1')).toEqual(steps);
  expect(takeBeside('quiz:1')).toBeUndefined();
  storeDrafts(lin);
  claimDrafts(zhou);
  expect(takeBeside('quiz:1')).toBeUndefined();
});
