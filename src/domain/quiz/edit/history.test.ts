import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuizContent } from '../../../contract/quiz';
import { emptyQuiz } from './defaults';
import { commit, createHistory, type History, redo, undo } from './history';

const typed = (history: History, to: string, field: 'title' | 'intro' = 'title') =>
  commit(history, { ...history.present, [field]: to }, { field, from: history.present[field] ?? '', to });

/** Enters text letter by letter, as a keyboard does. */
const typedOut = (history: History, text: string) =>
  Array.from(text).reduce((state, letter) => typed(state, state.present.title + letter), history);

const begun = createHistory(emptyQuiz(''));
const steps = ({ past, present }: History) => [...past, present].map(({ title }) => title);

describe('a word is a step', () => {
  test.each([
    ['of English', 'Do you sleep well?', ['', 'Do ', 'Do you ', 'Do you sleep ', 'Do you sleep well?']],
    ['of Chinese', '睡眠质量', ['', '睡眠', '睡眠质量']],
  ])('%s', (_, text, expected) => {
    expect(steps(typedOut(begun, text))).toEqual(expected);
  });

  test('when deleted as well as when entered', () => {
    const full = createHistory(emptyQuiz('one two three'));
    const emptied = Array.from('one two three').reduce((state) => typed(state, state.present.title.slice(0, -1)), full);
    expect(steps(emptied)).toEqual(['one two three', 'one two', 'one', '']);
    const forwards = Array.from('one two').reduce((state) => typed(state, state.present.title.slice(1)), full);
    expect(steps(forwards)).toEqual(['one two three', 'two three', ' three']);
  });

  test('including corrections, and letters that an input method converts', () => {
    const mended = ['h', 'he', 'hel', 'heo', 'he', 'hel', 'hell', 'hello'].reduce(
      (state, text) => typed(state, text),
      begun,
    );
    expect(steps(mended)).toEqual(['', 'hello']);
    const composed = ['s', 'sh', 'shu', 'shui', '睡'].reduce((state, text) => typed(state, text), begun);
    expect(steps(composed)).toEqual(['', '睡']);
  });

  test('and an unchanged text is none', () => {
    expect(commit(begun, begun.present)).toBe(begun);
  });

  test('but not across fields, positions, other edits and pasted text', () => {
    const twoFields = typed(typed(begun, 'a'), 'b', 'intro');
    expect(steps(typed(twoFields, 'ab'))).toHaveLength(4);
    const behind = typed(createHistory(emptyQuiz('ab')), 'abc');
    expect(steps(typed(behind, 'xabc'))).toEqual(['ab', 'abc', 'xabc']);
    const other = typedOut(begun, 'wo');
    expect(steps(typed(commit(other, { ...other.present, allowBack: false }), 'wor'))).toHaveLength(4);
    expect(steps(typed(redo(undo(other)), 'wor'))).toEqual(['', 'wo', 'wor']);
    expect(steps(typed(other, 'wo and more'))).toEqual(['', 'wo', 'wo and more']);
    expect(steps(typed(typed(createHistory(emptyQuiz('abcdef')), 'abcde'), 'bcde'))).toEqual([
      'abcdef',
      'abcde',
      'bcde',
    ]);
    expect(steps(typed(typed(createHistory(emptyQuiz('abc')), 'ab'), 'abd'))).toEqual(['abc', 'ab', 'abd']);
  });
});

const edits = fc.array(
  fc.oneof(
    fc.record({
      field: fc.constantFrom('title' as const, 'intro' as const),
      to: fc.string({ unit: 'grapheme', maxLength: 8 }),
    }),
    fc.record({
      field: fc.constantFrom('title' as const),
      letter: fc.constantFrom('a', ' ', '睡', '眠', '\ud83d', ''),
    }),
    fc.constant('undo' as const),
    fc.constant('other' as const),
  ),
  { maxLength: 80 },
);

test('undoing and redoing everything restores the state after any typing', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const edited = list.reduce((state, edit) => {
        if (edit === 'undo') return undo(state);
        if (edit === 'other') return commit(state, { ...state.present, allowBack: !state.present.allowBack });
        return typed(state, 'to' in edit ? edit.to : state.present.title + edit.letter, edit.field);
      }, begun);
      const all: QuizContent[] = [...edited.past, edited.present, ...edited.future];
      expect(edited.past.length).toBeLessThanOrEqual(50);
      let state = edited;
      for (let step = edited.past.length; step > 0; step -= 1) state = undo(state);
      expect(undo(state)).toBe(state);
      expect(state.present).toBe(all[0]);
      for (const each of all.slice(1)) {
        state = redo(state);
        expect(state.present).toBe(each);
      }
      expect(redo(state)).toBe(state);
      for (let step = edited.future.length; step > 0; step -= 1) state = undo(state);
      expect(state).toEqual({ ...edited, run: null });
    }),
  );
});
