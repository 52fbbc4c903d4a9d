import { ProForm } from '@ant-design/pro-components';
import { Empty, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { type QuestionPatch, updateQuestion } from '@/domain/quiz/edit/questions';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useQuiz } from '../editor/EditorContext';

/** All that there is to say of the question that is chosen. */
export function QuestionPanel() {
  const t = useText(quizEditTexts);
  const question = useQuiz(({ history, selectedId }) =>
    history.present.questions.find(({ questionId }) => questionId === selectedId),
  );
  return question ? <QuestionForm question={question} /> : <Empty description={t('panel.empty')} />;
}

function QuestionForm({ question }: { question: Question }) {
  const t = useText(quizTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const [form] = Form.useForm<Question>();
  const id = question.questionId;
  const typed = useRef(question);

  // What was undone, or changed elsewhere, stands in the fields too.
  useEffect(() => {
    if (question !== typed.current) form.setFieldsValue(question as Parameters<typeof form.setFieldsValue>[0]);
    typed.current = question;
  }, [question, form]);

  const onValuesChange = (patch: QuestionPatch) =>
    edit((quiz) => {
      const result = updateQuestion(quiz, id, 'title' in patch ? { ...patch, title: patch.title ?? '' } : patch);
      const found = result.ok && result.quiz.questions.find(({ questionId }) => questionId === id);
      if (found) typed.current = found;
      return result;
    });

  return (
    <ProForm<Question>
      form={form}
      initialValues={question}
      disabled={!isEditable}
      submitter={false}
      omitNil={false}
      onValuesChange={onValuesChange}
    >
      <TextAreaField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} rows={2} />
      <TextAreaField name="description" label={t('field.description')} max={limit.maxDescriptionLength} rows={2} />
      <SwitchField name="required" label={t('field.required')} />
      <SwitchField name="sensitive" label={t('field.sensitive')} />
    </ProForm>
  );
}
