import { Collapse } from 'antd';
import { memo } from 'react';
import { ImageField } from '@/components/inputs/image/ImageField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import { question as limit } from '@/contract/limits/quiz';
import type { Question, QuestionType } from '@/contract/quiz-question';
import { renameQuestionCode } from '@/domain/quiz/edit/codes';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { BindingField } from './BindingField';
import { CodeField } from './CodeField';
import { useQuestion } from './useQuestion';
import { ValidationFields } from './ValidationFields';
import { expertFields, hasExpertFields } from './validation-fields';

type Props = {
  id: string;
  type: QuestionType;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  className?: string;
};

/** Rarely used fields, in display order. */
const moreFields = ['description', 'imageUrl', 'sensitive', 'fieldBinding'] as const;

/** Whether a field is in the collapsed part. @param name path of a form field */
export const isMoreField = (type: QuestionType, name: readonly (string | number)[]) =>
  name[0] === 'validation'
    ? hasExpertFields(type) && expertFields.some((field) => field === name[1])
    : moreFields.some((field) => field === name[0]);

/** The rarely used fields that are set. */
const getSetFields = (question: Question) => [
  ...moreFields.filter((name) => question[name]),
  ...expertFields.filter((name) => question.validation[name]),
];

/** Rarely used fields of a question, collapsed. The header lists those that are set. */
export const MoreFields = memo(function MoreFields({ id, type, isOpen, onOpen, className }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const code = useQuestion(id, (question) => question.code) ?? '';
  const set = useQuestion(id, (question) => getSetFields(question).join(' ')) ?? '';
  const names = (set === '' ? [] : set.split(' ')) as ReturnType<typeof getSetFields>;
  const summary = names.map((name) => t(`field.${name}`)).join(tEdit('separator'));
  return (
    <Collapse
      ghost
      className={className}
      activeKey={isOpen ? ['more'] : []}
      onChange={(keys) => onOpen(keys.length > 0)}
      items={[
        {
          key: 'more',
          // Collapsed fields are validated, too.
          forceRender: true,
          label: !isOpen && summary ? tPanel('more.set', { summary }) : tPanel('more'),
          children: (
            <>
              <TextAreaField
                name="description"
                label={t('field.description')}
                max={limit.maxDescriptionLength}
                rows={2}
                extra={tPanel('description.hint')}
              />
              <ImageField name="imageUrl" label={t('field.imageUrl')} purpose="quizImage" />
              {isAnswerable(type) && (
                <>
                  <SwitchField name="sensitive" label={t('field.sensitive')} extra={tPanel('sensitive.hint')} />
                  <BindingField id={id} type={type} />
                </>
              )}
              {hasExpertFields(type) && <ValidationFields id={id} type={type} fields={expertFields} />}
              <CodeField
                label={t('field.code')}
                hint={tEdit('code.hint')}
                ownerId={id}
                code={code}
                max={limit.maxCodeLength}
                rename={renameQuestionCode}
              />
            </>
          ),
        },
      ]}
    />
  );
});
