import { ProForm } from '@ant-design/pro-components';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { ImageField } from '@/components/inputs/image/ImageField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { updateQuestion } from '@/domain/quiz/edit/questions';
import { isAnswerable, isChoice, isScorable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { useEdit, useEditor, useQuiz } from '../../EditorContext';
import { BindingField } from './BindingField';
import { ChoiceCountFields } from './ChoiceCountFields';
import { CodeField } from './CodeField';
import { OptionsEditor } from './OptionsEditor';
import { ScoreFields } from './ScoreFields';
import { TypeField } from './TypeField';
import { ValidationFields } from './ValidationFields';
import { type QuestionValues, toPatch, toValues, typingOf } from './values';

/** The fields of one question. What is typed is the question at once; whether it can be saved like that is said above. */
export function QuestionForm({ question }: { question: Question }) {
  const t = useText(quizTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const [form] = Form.useForm<QuestionValues>();
  const scoreMode = useQuiz(({ history }) => history.present.scoreMode);
  const { questionId: id, type } = question;
  const written = useRef(question);

  // What was undone, or changed beside the form, stands in the fields too.
  useEffect(() => {
    if (question === written.current) return;
    written.current = question;
    form.setFieldsValue(toValues(question) as Parameters<typeof form.setFieldsValue>[0]);
  }, [question, form]);

  const write = (changed: Partial<QuestionValues>) => {
    edit((quiz) => updateQuestion(quiz, id, toPatch(written.current, changed)), typingOf(written.current, changed));
    const now = store.get().history.present.questions.find(({ questionId }) => questionId === id);
    if (now) written.current = now;
  };

  return (
    <ProForm<QuestionValues>
      form={form}
      initialValues={toValues(question)}
      disabled={!isEditable}
      submitter={false}
      omitNil={false}
      onValuesChange={write}
    >
      <TypeField question={question} />
      <TextAreaField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} rows={2} />
      {isChoice(type) && <OptionsEditor question={question} />}
      {type === 'multiple' && <ChoiceCountFields max={question.options.length} />}
      {isAnswerable(type) && (
        <>
          <SwitchField name="required" label={t('field.required')} />
          <ValidationFields type={type} />
          {scoreMode !== 'none' && isScorable(type) && <ScoreFields question={question} scoreMode={scoreMode} />}
          <SwitchField name="sensitive" label={t('field.sensitive')} />
          <BindingField type={type} />
        </>
      )}
      <TextAreaField name="description" label={t('field.description')} max={limit.maxDescriptionLength} rows={2} />
      <ImageField name="imageUrl" label={t('field.imageUrl')} purpose="quizImage" />
      <CodeField question={question} />
    </ProForm>
  );
}
