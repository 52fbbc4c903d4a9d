import { ProForm } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import { NumberField } from '@/components/inputs/NumberField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { quiz as limit } from '@/contract/limits/quiz';
import { type Settings, updateSettings } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEdit, useEditor } from '../../EditorContext';
import { toText } from './values';

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

/** Settings of the quiz: start page and navigation. */
export const SettingsForm = memo(function SettingsForm() {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const [form] = Form.useForm<Values>();
  const [initial] = useState<Values>(() => store.get().history.present);
  const written = useRef<Values>(initial);
  const isWriting = useRef(false);
  useLocalizedErrors(form);

  const syncForm = useEffectEvent(() => {
    const quiz = store.get().history.present;
    const isSame = names.every((name) => Object.is(quiz[name], written.current[name]));
    written.current = quiz;
    if (!isSame && !isWriting.current) form.setFieldsValue(quiz);
  });
  useEffect(() => store.subscribe(() => syncForm()), [store]);

  const write = useMemoizedFn((changed: Partial<Values>) => {
    const before: Values = store.get().history.present;
    const { title, ...rest } = changed;
    const typed = names.find((name) => name in changed && typeof before[name] !== 'boolean');
    isWriting.current = true;
    edit(
      (quiz) => updateSettings(quiz, { ...rest, ...(title !== undefined && { title: title ?? '' }) }),
      typed && { field: `quiz.${typed}`, from: toText(before[typed]), to: toText(changed[typed]) },
    );
    isWriting.current = false;
  });

  return (
    <ProForm<Values>
      form={form}
      name="quiz"
      initialValues={initial}
      disabled={!isEditable}
      submitter={false}
      omitNil={false}
      onValuesChange={write}
    >
      <div data-title>
        <TextField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} />
      </div>
      <TextAreaField
        name="intro"
        label={t('field.intro')}
        max={limit.maxIntroLength}
        rows={4}
        extra={tPanel('intro.hint')}
      />
      <NumberField
        name="estimatedMinutes"
        label={t('field.estimatedMinutes')}
        min={limit.minMinutes}
        max={limit.maxMinutes}
        suffix={tPanel('unit.minutes')}
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
      <SwitchField name="saveDraft" label={t('field.saveDraft')} extra={tPanel('saveDraft.hint')} />
    </ProForm>
  );
});
