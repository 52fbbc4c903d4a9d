import { ProForm } from '@ant-design/pro-components';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { NumberField } from '@/components/inputs/NumberField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { quiz as limit } from '@/contract/limits/quiz';
import { type Settings, updateSettings } from '@/domain/quiz/edit/rest';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useQuiz } from '../../EditorContext';

const names = [
  'title',
  'intro',
  'estimatedMinutes',
  'questionsPerPage',
  'showProgress',
  'allowBack',
  'saveDraft',
] as const;
type Values = Omit<Pick<Settings, (typeof names)[number]>, 'title'> & { title: string | null };

/** What members read before the first question, and how they go through the quiz. */
export function SettingsForm() {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const quiz = useQuiz(({ history }) => history.present);
  const [form] = Form.useForm<Values>();
  const written = useRef<Values>(quiz);

  useEffect(() => {
    if (names.every((name) => quiz[name] === written.current[name])) return;
    written.current = quiz;
    form.setFieldsValue(quiz);
  }, [quiz, form]);

  const write = ({ title, ...changed }: Partial<Values>) => {
    const before = store.get().history.present.title;
    edit(
      (one) => updateSettings(one, { ...changed, ...(title !== undefined && { title: title ?? '' }) }),
      title === undefined ? undefined : { field: 'quiz.title', from: before, to: title ?? '' },
    );
    written.current = store.get().history.present;
  };

  return (
    <ProForm<Values>
      form={form}
      initialValues={quiz}
      disabled={!isEditable}
      submitter={false}
      omitNil={false}
      onValuesChange={write}
    >
      <TextField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} />
      <TextAreaField name="intro" label={t('field.intro')} max={limit.maxIntroLength} />
      <NumberField
        name="estimatedMinutes"
        label={tEdit('settings.minutes')}
        min={limit.minMinutes}
        max={limit.maxMinutes}
      />
      <NumberField
        name="questionsPerPage"
        label={t('field.questionsPerPage')}
        min={0}
        max={limit.maxQuestionsPerPage}
        isRequired
        extra={tEdit('settings.perPage')}
      />
      <SwitchField name="showProgress" label={t('field.showProgress')} />
      <SwitchField name="allowBack" label={t('field.allowBack')} />
      <SwitchField name="saveDraft" label={t('field.saveDraft')} />
    </ProForm>
  );
}
