import { TextInput } from '@/components/inputs/TextInput';
import { question as limit } from '@/contract/limits/quiz';
import { cleanLine, cleanText } from '@/domain/validation/text';
import { type AnswerProps, textOf } from './answer-props';

/** One line or several. */
export function TextAnswer({ question: { type, validation }, input, labelId, onChange }: AnswerProps) {
  const isLine = type === 'text';
  return (
    <TextInput
      aria-labelledby={labelId}
      max={validation.maxLength ?? (isLine ? limit.maxTextLength : limit.maxTextareaLength)}
      clean={isLine ? cleanLine : cleanText}
      placeholder={validation.placeholder}
      rows={isLine ? undefined : 4}
      value={textOf(input)}
      onChange={(text) => onChange(text === null ? undefined : { value: text })}
    />
  );
}
