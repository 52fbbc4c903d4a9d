import { expect, test } from 'vitest';
import type { Quiz } from '@/contract/quiz';
import { createHistory } from '@/domain/quiz/edit/history';
import { deleteQuestion, duplicateQuestion } from '@/domain/quiz/edit/questions';
import { question, quiz } from '@/domain/quiz/testing/build';
import { createQuizStore } from './quiz-store';

const tools = { newId: () => 'copy', yes: 'Yes', no: 'No' };

function openStore() {
  const content = quiz([question('text', 'a'), question('text', 'b'), question('text', 'c')]);
  const store = createQuizStore(createHistory(content), content as Quiz, () => {});
  return { store, selected: () => store.get().selectedId };
}

test('selects a neighboring question when the selected one is undone or deleted, and keeps the quiz itself selected', () => {
  const { store, selected } = openStore();
  store.edit((now) => duplicateQuestion(now, 'b', tools));
  store.select('copy');
  store.undo();
  expect(selected()).toBe('c');
  store.edit((now) => deleteQuestion(now, 'c'));
  expect(selected()).toBe('b');
  store.select(undefined);
  store.undo();
  expect(selected()).toBeUndefined();
});

test('ignores a click on the card of a question that an undo has just removed', () => {
  const { store, selected } = openStore();
  store.edit((now) => duplicateQuestion(now, 'b', tools));
  store.undo();
  store.select('a');
  store.select('copy');
  expect(selected()).toBe('a');
});
