import { Form } from 'antd';
import { useEffect } from 'react';
import { ImageField } from '@/components/inputs/image/ImageField';
import { NumberField } from '@/components/inputs/NumberField';
import { SelectField } from '@/components/inputs/SelectField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { option as limit, riskFlags } from '@/contract/limits/quiz';
import type { QuizOption } from '@/contract/quiz-question';
import { renameOptionCode } from '@/domain/quiz/edit/codes';
import type { Typing } from '@/domain/quiz/edit/typing';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPanelTexts } from '@/locales/quizPanel';
import { CodeField } from './CodeField';
import styles from './panel.module.css';
import { toText } from './values';

type Patch = Partial<Omit<QuizOption, 'optionId' | 'code'>>;

type Props = {
  option: QuizOption;
  /** Whether the type of the question has exclusive options. */
  canExclude: boolean;
  onChange: (patch: Patch, typing?: Typing) => void;
};

/** Settings of an option beside its label and score. */
export function OptionDetails({ option, canExclude, onChange }: Props) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const [form] = Form.useForm<QuizOption>();
  const { optionId: id, code, allowOther, otherMaxLength } = option;
  useEffect(() => form.setFieldsValue(option), [option, form]);

  const write = (patch: Patch) => {
    const typing =
      'otherMaxLength' in patch
        ? { field: `${id}.otherMaxLength`, from: toText(otherMaxLength), to: toText(patch.otherMaxLength) }
        : undefined;
    onChange(patch, typing);
  };
  return (
    <Form<QuizOption>
      component={false}
      form={form}
      name={`option-${id}`}
      initialValues={option}
      onValuesChange={(changed: Patch) => write(changed)}
    >
      <div className={styles.more}>
        <SelectField
          name="riskFlag"
          label={t('field.riskFlag')}
          extra={tPanel('riskFlag.hint')}
          options={riskFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
        />
        <SwitchField name="disqualify" label={t('field.disqualify')} extra={tPanel('disqualify.hint')} />
        {canExclude && <SwitchField name="exclusive" label={t('field.exclusive')} extra={tPanel('exclusive.hint')} />}
        <SwitchField name="allowOther" label={t('field.allowOther')} />
        {allowOther && (
          <>
            <SwitchField name="otherRequired" label={t('field.otherRequired')} />
            <NumberField
              name="otherMaxLength"
              label={t('field.otherMaxLength')}
              min={1}
              max={limit.maxOtherLength}
              suffix={tPanel('unit.characters')}
            />
          </>
        )}
        <ImageField name="imageUrl" label={t('field.imageUrl')} purpose="quizImage" />
        <CodeField
          label={t('field.code')}
          hint={tPanel('optionCode.hint')}
          ownerId={id}
          code={code ?? ''}
          max={limit.maxCodeLength}
          rename={renameOptionCode}
        />
      </div>
    </Form>
  );
}
