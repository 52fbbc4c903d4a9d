import { useMemoizedFn } from 'ahooks';
import { useMemo, useState } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import {
  deleteQuestion,
  duplicateQuestion,
  moveTogether,
  moveToSection,
  restoreQuestion,
} from '@/domain/quiz/edit/questions';
import { getSectionIndexes } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEdit, useEditor, useEditTools } from '../EditorContext';
import { useAddRule } from '../logic/useAddRule';
import { getMovingIds, getStepDestination, getVisibleQuestions, type Step } from './outline';

/** Actions of a card, from its menu or by keyboard; stable functions. */
export type CardActions = {
  select: (id: string | undefined) => void;
  toggle: (id: string) => void;
  step: (id: string, step: Step) => void;
  /** @param before id of the card to move before; null for the end */
  moveBefore: (id: string, before: string | null) => void;
  toSection: (id: string, sectionId: string | null) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** Adds a rule with a condition on the question and opens it on the logic tab. */
  addRule: (id: string) => void;
};

/** @returns `announcement`: announcement of the last action for screen readers */
export function useCardActions(): { actions: CardActions; announcement: string } {
  const t = useText(quizCanvasTexts);
  const { store } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const offerUndo = useUndo();
  const [announcement, setAnnouncement] = useState('');
  const getQuestions = () => store.get().history.present.questions;
  const findIndex = (id: string) => getQuestions().findIndex(({ questionId }) => questionId === id);

  /** Announces the new position of a card and keeps the focus on it. */
  function announceMove(id: string) {
    const questions = getQuestions();
    const at = findIndex(id);
    const question = questions[at];
    if (!question) return;
    const section = questions[getSectionIndexes(questions)[at] ?? -1];
    const values = { name: getQuestionName(question), place: at + 1, count: questions.length };
    const isInSection = section && section !== question;
    setAnnouncement(
      isInSection ? t('said.movedInto', { ...values, section: getQuestionName(section) }) : t('said.moved', values),
    );
    store.select(id, 'card');
  }

  const moveBefore = useMemoizedFn((id: string, before: string | null) => {
    const moving = getMovingIds(getQuestions(), store.get().folded, id);
    if (edit((quiz) => moveTogether(quiz, moving, before))) announceMove(id);
  });

  const step = useMemoizedFn((id: string, by: Step) => {
    const { folded } = store.get();
    const before = getStepDestination(getVisibleQuestions(getQuestions(), folded), folded, id, by);
    const question = getQuestions()[findIndex(id)];
    if (before !== undefined) moveBefore(id, before);
    else if (question)
      setAnnouncement(
        t(by === 'up' || by === 'first' ? 'said.first' : 'said.last', { name: getQuestionName(question) }),
      );
  });

  const toSection = useMemoizedFn((id: string, sectionId: string | null) => {
    if (edit((quiz) => moveToSection(quiz, id, sectionId))) announceMove(id);
  });

  const duplicate = useMemoizedFn((id: string) => {
    const at = findIndex(id);
    const question = getQuestions()[at];
    if (!question || !edit((quiz) => duplicateQuestion(quiz, id, tools))) return;
    setAnnouncement(t('said.duplicated', { name: getQuestionName(question) }));
    store.select(getQuestions()[at + 1]?.questionId, 'card');
  });

  const remove = useMemoizedFn((id: string) => {
    const at = findIndex(id);
    const question = getQuestions()[at];
    const shown = getVisibleQuestions(getQuestions(), store.get().folded);
    const place = shown.findIndex(({ questionId }) => questionId === id);
    if (!question || !edit((quiz) => deleteQuestion(quiz, id))) return;
    store.select((shown[place + 1] ?? shown[place - 1])?.questionId, 'card');
    offerUndo({
      text: t('deleted', { name: getQuestionName(question) }),
      keepsFocus: true,
      keys: 'mod+z',
      restore: async () => edit((quiz) => restoreQuestion(quiz, question, at)),
      onRestored: () => store.select(id, 'card'),
    });
  });

  const select = useMemoizedFn((id: string | undefined) => store.select(id));
  const toggle = useMemoizedFn((id: string) => store.setFolded(toggled(store.get().folded, id)));

  const addRule = useAddRule();

  const actions = useMemo(
    () => ({ select, toggle, step, moveBefore, toSection, duplicate, remove, addRule }),
    [select, toggle, step, moveBefore, toSection, duplicate, remove, addRule],
  );
  return { actions, announcement };
}

function toggled(folded: ReadonlySet<string>, id: string) {
  const next = new Set(folded);
  if (!next.delete(id)) next.add(id);
  return next;
}
