import { ProForm } from '@ant-design/pro-components';
import { Flex } from 'antd';
import { memo } from 'react';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import { isAnswerable, isChoice, isScorable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useEditor, useEditorState } from '../../EditorContext';
import { ChoiceCountFields } from './ChoiceCountFields';
import { isMoreField, MoreFields } from './MoreFields';
import { OptionsEditor } from './OptionsEditor';
import styles from './panel.module.css';
import { ScoreFields } from './ScoreFields';
import { TypeField } from './TypeField';
import { useQuestion } from './useQuestion';
import { useQuestionForm } from './useQuestionForm';
import { ValidationFields } from './ValidationFields';
import { commonFields } from './validation-fields';
import { type QuestionValues, toValues } from './values';

type Props = {
  id: string;
  /** Whether the rarely used fields are shown. */
  isMoreOpen: boolean;
  onMoreOpen: (isOpen: boolean) => void;
};

/**
 * Fields of a question, the common ones first. Input changes the question at once, even if it is invalid; the toolbar
 * shows whether the quiz can be saved.
 */
export const QuestionForm = memo(function QuestionForm({ id, isMoreOpen, onMoreOpen }: Props) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const { isEditable } = useEditor();
  const scoreMode = useEditorState(({ history }) => history.present.scoreMode);
  const type = useQuestion(id, (question) => question.type);
  const { form, initial, write } = useQuestionForm(id, (names) => {
    if (names.some((name) => type && isMoreField(type, name))) onMoreOpen(true);
  });
  if (!initial || !type) return null;
  const isScored = scoreMode !== 'none' && isScorable(type);
  return (
    <ProForm<QuestionValues>
      form={form}
      name="question"
      initialValues={toValues(initial)}
      disabled={!isEditable}
      submitter={false}
      omitNil={false}
      onValuesChange={write}
    >
      <div data-title>
        <TextAreaField
          name="title"
          label={tPanel(isAnswerable(type) ? 'title.question' : `title.${type}`)}
          // A section without a title is just a new page.
          isRequired={type !== 'section'}
          max={limit.maxTitleLength}
          rows={2}
        />
      </div>
      <Flex gap={12}>
        <TypeField id={id} type={type} />
        {isAnswerable(type) && <SwitchField name="required" label={t('field.required')} />}
        {isScored && <SwitchField name="scored" label={t('field.scored')} />}
      </Flex>
      {isChoice(type) && <OptionsEditor id={id} />}
      {type === 'multiple' && <ChoiceCountFields id={id} />}
      <ValidationFields id={id} type={type} fields={commonFields[type]} />
      {isScored && <ScoreFields id={id} type={type} scoreMode={scoreMode} />}
      <MoreFields id={id} type={type} isOpen={isMoreOpen} onOpen={onMoreOpen} className={styles.fold} />
    </ProForm>
  );
});
