import { type ComponentType, memo, useId } from 'react';
import { NumberInput } from '@/components/inputs/NumberInput';
import { RegionInput } from '@/components/inputs/RegionField';
import { TextInput } from '@/components/inputs/TextInput';
import { question as limit } from '@/contract/limits/quiz';
import type { AnswerInput } from '@/contract/quiz-answer';
import type { Question, QuestionType } from '@/contract/quiz-question';
import { isSameValue } from '@/domain/compare';
import type { AnswerProblem } from '@/domain/quiz/engine/read-answer';
import { getDecimals } from '@/domain/quiz/model';
import { cleanLine, cleanText } from '@/domain/validation/text';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTexts } from '@/locales/quiz';
import { quizTrialTexts } from '@/locales/quizTrial';
import type { AnswerProps } from './answer-props';
import { getNumber, getText } from './answer-props';
import { ChoiceAnswer } from './ChoiceAnswer';
import { DateAnswer } from './DateAnswer';
import { ImageAnswer } from './ImageAnswer';
import styles from './phone.module.css';
import { RateAnswer } from './RateAnswer';
import { SignatureAnswer } from './SignatureAnswer';

/** Single-line or multi-line text. */
function TextAnswer({ question: { type, validation }, input, labelId, onChange }: AnswerProps) {
  const isLine = type === 'text';
  return (
    <TextInput
      aria-labelledby={labelId}
      max={validation.maxLength ?? (isLine ? limit.maxTextLength : limit.maxTextareaLength)}
      clean={isLine ? cleanLine : cleanText}
      placeholder={validation.placeholder}
      rows={isLine ? undefined : 4}
      value={getText(input)}
      onChange={(text) => onChange(text === null ? undefined : { value: text })}
    />
  );
}

function RegionAnswer({ input, labelId, onChange }: AnswerProps) {
  const tMembers = useMembersText(quizTrialTexts);
  return (
    <RegionInput
      aria-labelledby={labelId}
      label={tMembers('phone.region')}
      value={getText(input)}
      onChange={(code) => onChange(code === null ? undefined : { value: code })}
    />
  );
}

/** A number with its unit. Invalid input is kept and shown as a problem. */
const NumberAnswer = ({ question: { validation }, input, labelId, onChange }: AnswerProps) => (
  <NumberInput
    aria-labelledby={labelId}
    inputMode={getDecimals(validation) > 0 ? 'decimal' : 'numeric'}
    suffix={validation.unit}
    placeholder={validation.placeholder}
    value={getNumber(input)}
    onChange={(value) => onChange(value === null ? undefined : { value })}
  />
);

const fields: Record<QuestionType, ComponentType<AnswerProps> | undefined> = {
  single: ChoiceAnswer,
  multiple: ChoiceAnswer,
  boolean: ChoiceAnswer,
  text: TextAnswer,
  textarea: TextAnswer,
  number: NumberAnswer,
  date: DateAnswer,
  image: ImageAnswer,
  rate: RateAnswer,
  region: RegionAnswer,
  signature: SignatureAnswer,
  description: undefined,
  section: undefined,
};

type Props = {
  question: Question;
  optionIds: readonly string[];
  input: AnswerInput | undefined;
  /** Problems to show. */
  problems: readonly AnswerProblem[];
  onAnswer: (questionId: string, input: AnswerInput | undefined) => void;
  /** Ref callback for the element that takes the focus. */
  focusRef: (questionId: string, element: HTMLElement | null) => void;
};

/** A question as members see it. */
export const PhoneQuestion = memo(function PhoneQuestion({ question, optionIds, input, problems, ...on }: Props) {
  const id = useId();
  const tMembers = useMembersText(quizTrialTexts);
  const tProblem = useMembersText(quizTexts);
  const { questionId, type, title, description, imageUrl, required } = question;
  const Answer = fields[type];
  const texts = (
    <>
      <div id={id} className={type === 'section' ? styles.section : styles.name}>
        {Answer && required && (
          <span aria-hidden className={styles.required}>
            *
          </span>
        )}
        {title || tMembers('phone.untitled')}
      </div>
      {description && <p className={styles.intro}>{description}</p>}
      {imageUrl && <img src={imageUrl} alt="" className={styles.picture} />}
    </>
  );
  if (!Answer) return <div className={styles.question}>{texts}</div>;
  return (
    <fieldset
      ref={(element) => on.focusRef(questionId, element)}
      className={styles.question}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={problems.length > 0 ? `${id}problems` : undefined}
    >
      {texts}
      <Answer
        question={question}
        options={question.options.filter(({ optionId }) => optionIds.includes(optionId))}
        input={input}
        labelId={id}
        onChange={(next) => on.onAnswer(questionId, next)}
      />
      {problems.length > 0 && (
        <div id={`${id}problems`} className={styles.problem}>
          {problems.map(({ code, params }) => (
            <div key={code}>{tProblem(`answer.${code}`, params)}</div>
          ))}
        </div>
      )}
    </fieldset>
  );
}, hasSameProps);

/** An answer renders only the questions that it changes; a page may have 200. */
function hasSameProps(before: Props, after: Props) {
  return (
    before.question === after.question &&
    before.input === after.input &&
    before.onAnswer === after.onAnswer &&
    before.focusRef === after.focusRef &&
    isSameValue(before.optionIds, after.optionIds) &&
    isSameValue(before.problems, after.problems)
  );
}
