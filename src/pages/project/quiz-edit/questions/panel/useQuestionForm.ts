import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import type { Question } from '@/contract/quiz-question';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import { useEdit, useEditor } from '../../EditorContext';
import { useShowFieldErrors } from './useShowFieldErrors';
import { getTyping, type QuestionValues, toPatch, toValues } from './values';

/**
 * Form bound to a question. Input changes the question at once without rendering the panel; undo and other changes of
 * the question update the fields.
 *
 * @param onInvalid called with the fields that are invalid for a reason other than typing
 */
export function useQuestionForm(id: string, onInvalid: (names: (string | number)[][]) => void) {
  const { store } = useEditor();
  const edit = useEdit();
  const [form] = Form.useForm<QuestionValues>();
  const getQuestion = () => store.get().history.present.questions.find(({ questionId }) => questionId === id);
  const [initial] = useState(getQuestion);
  const written = useRef<Question | undefined>(initial);
  const isWriting = useRef(false);
  useLocalizedErrors(form);
  const showErrors = useShowFieldErrors(form, onInvalid);

  const syncForm = useEffectEvent(() => {
    const before = written.current;
    const now = getQuestion();
    written.current = now;
    if (!now || !before || now === before || isWriting.current || !hasFormFieldChanged(before, now)) return;
    form.setFieldsValue(toValues(now) as Parameters<typeof form.setFieldsValue>[0]);
    void showErrors();
  });
  useEffect(() => store.subscribe(() => syncForm()), [store]);
  useEffect(() => void showErrors(), [showErrors]);

  const write = useMemoizedFn((changed: Partial<QuestionValues>) => {
    const question = getQuestion();
    if (!question) return;
    isWriting.current = true;
    edit((quiz) => updateQuestion(quiz, id, toPatch(question, changed)), getTyping(question, changed));
    isWriting.current = false;
  });

  return { form, initial, write };
}

/** Whether a field of the form differs. */
const hasFormFieldChanged = (before: Question, now: Question) =>
  (Object.keys(now) as (keyof Question)[]).some(
    (name) => name !== 'options' && name !== 'code' && name !== 'scoreRanges' && before[name] !== now[name],
  );
