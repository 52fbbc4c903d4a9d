import { expect, test } from 'vitest';
import { newSession, type Session, type SessionAction, sessionReducer } from './session';

const after = (...actions: SessionAction[]): Session => actions.reduce(sessionReducer, newSession);
const answer = (questionId: string, value?: string): SessionAction => ({
  type: 'answer',
  questionId,
  input: value === undefined ? undefined : { value },
});

test('stores and clears answers, and counts dropped answers until the next one', () => {
  const answered = after(answer('a', 'x'), answer('b', 'y'), answer('a', 'z'), answer('c', 'w'), answer('c'));
  expect(answered.answers).toEqual({ a: { value: 'z' }, b: { value: 'y' } });
  const kept = sessionReducer(answered, { type: 'keep', answers: { b: { value: 'y' } } });
  expect(kept).toMatchObject({ answers: { b: { value: 'y' } }, droppedCount: 1 });
  expect(sessionReducer(kept, answer('b', 'n')).droppedCount).toBe(0);
});

test('starting with other answers resets the session', () => {
  const checked = after(answer('a', 'x'), { type: 'goTo', at: 'end' }, { type: 'check', questionIds: ['a'] });
  expect(checked).toMatchObject({ at: 'end', checked: new Set(['a']) });
  const begun = { answers: { b: { value: 'y' } }, at: { questionId: 'b' }, caseId: 'c', droppedCount: 2 };
  expect(sessionReducer(checked, { type: 'begin', ...begun })).toEqual({ ...newSession, ...begun });
});
