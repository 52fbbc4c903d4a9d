import { Checkbox, Radio } from 'antd';
import { TextInput } from '@/components/inputs/TextInput';
import { option as limit } from '@/contract/limits/quiz';
import type { QuizOption } from '@/contract/quiz-question';
import { toggleChoice } from '@/domain/quiz/engine/choose';
import { cleanLine } from '@/domain/validation/text';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, getList, getText } from './answer-props';
import styles from './phone.module.css';

/** Selects one or several options, with a text for options that take one. */
export function ChoiceAnswer({ question, options, input, labelId, onChange }: AnswerProps) {
  const tMembers = useMembersText(quizTrialTexts);
  const isSeveral = question.type === 'multiple';
  const chosen = isSeveral ? getList(input) : [getText(input)];
  // The texts of options are kept, so that they return when the option is selected again.
  const others = input?.others;
  const choose = (value: string | string[]) => onChange({ value, ...(others && { others }) });
  const write = (optionId: string, text: string) =>
    onChange({ value: input?.value ?? '', others: { ...others, [optionId]: text } });
  const rows = options.map((option) => {
    const { optionId, imageUrl, allowOther } = option;
    const isChosen = chosen.includes(optionId);
    const label = (
      <span>
        {option.label}
        {imageUrl && <img src={imageUrl} alt="" className={styles.optionPicture} />}
      </span>
    );
    return (
      <div key={optionId} className={styles.option}>
        {isSeveral ? (
          <Checkbox checked={isChosen} onChange={() => choose(toggleChoice(options, chosen, optionId))}>
            {label}
          </Checkbox>
        ) : (
          <Radio value={optionId}>{label}</Radio>
        )}
        {isChosen && allowOther && (
          <OtherText
            option={option}
            label={tMembers('phone.other', { option: option.label })}
            value={input?.others?.[optionId] ?? ''}
            onChange={(text) => write(optionId, text)}
          />
        )}
      </div>
    );
  });
  return isSeveral ? (
    rows
  ) : (
    <Radio.Group
      aria-labelledby={labelId}
      className={styles.options}
      value={chosen[0]}
      onChange={({ target }) => choose(target.value)}
    >
      {rows}
    </Radio.Group>
  );
}

type OtherProps = { option: QuizOption; label: string; value: string; onChange: (text: string) => void };

const OtherText = ({ option: { otherMaxLength, otherRequired }, label, value, onChange }: OtherProps) => (
  <TextInput
    aria-label={label}
    aria-required={otherRequired ? 'true' : undefined}
    placeholder={label}
    max={otherMaxLength ?? limit.maxOtherLength}
    clean={cleanLine}
    value={value}
    onChange={(text) => onChange(text ?? '')}
  />
);
