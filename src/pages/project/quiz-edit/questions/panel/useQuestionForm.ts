import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import type { Question } from '@/contract/quiz';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import { useEdit, useEditor } from '../../EditorContext';
import { useWrongFields } from './useWrongFields';
import { type QuestionValues, toPatch, toValues, typingOf } from './values';

/**
 * Form bound to a question. Input changes the question at once without rendering the panel; undo and other changes of
 * the question update the fields.
 *
 * @param onWrong called with the fields that are invalid for a reason other than typing
 */
export function useQuestionForm(id: string, onWrong: (names: (string | number)[][]) => void) {
  const { store } = useEditor();
  const edit = useEdit();
  const [form] = Form.useForm<QuestionValues>();
  const find = () => store.get().history.present.questions.find(({ questionId }) => questionId === id);
  const [begun] = useState(find);
  const written = useRef<Question | undefined>(begun);
  const isWriting = useRef(false);
  useLocalizedErrors(form);
  const sayWrong = useWrongFields(form, onWrong);

  const follow = useEffectEvent(() => {
    const before = written.current;
    const now = find();
    written.current = now;
    if (!now || !before || now === before || isWriting.current || !isOther(before, now)) return;
    form.setFieldsValue(toValues(now) as Parameters<typeof form.setFieldsValue>[0]);
    void sayWrong();
  });
  useEffect(() => store.subscribe(() => follow()), [store]);
  useEffect(() => void sayWrong(), [sayWrong]);

  const write = useMemoizedFn((changed: Partial<QuestionValues>) => {
    const question = find();
    if (!question) return;
    isWriting.current = true;
    edit((quiz) => updateQuestion(quiz, id, toPatch(question, changed)), typingOf(question, changed));
    isWriting.current = false;
  });

  return { form, begun, write };
}

/** Whether a field of the form differs. */
const isOther = (before: Question, now: Question) =>
  (Object.keys(now) as (keyof Question)[]).some(
    (name) => name !== 'options' && name !== 'code' && name !== 'scoreRanges' && before[name] !== now[name],
  );
