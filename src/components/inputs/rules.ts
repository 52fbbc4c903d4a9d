import type { FormRule } from 'antd';
import { cleanText, countCharacters } from '@/domain/validation/text';
import type { inputTexts } from '@/locales/input';
import type { MessageKey, MessageValues } from '@/utils/text';

export type InputText = (key: MessageKey<typeof inputTexts>, values?: MessageValues) => string;

export type TextLimits = {
  isRequired?: boolean;
  /** Lengths in code points. */
  min?: number;
  max?: number;
  /** How the text is kept; by default as cleanText does. */
  clean?: (text: string) => string;
  /** The form that the text must have, and what is said when it has not. */
  form?: { holds: (text: string) => boolean; message: string | ((text: string) => string) };
};

/** A rule that only a value, and not the absence of one, can break; `message` is undefined when it holds. */
export const toAntdRule = <Value>(
  message: (value: Value) => string | undefined,
  validateTrigger?: string,
): FormRule => ({
  validateTrigger,
  validator: async (_, value: Value | null | undefined) => {
    if (value === null || value === undefined) return;
    const refusal = message(value);
    if (refusal !== undefined) throw new Error(refusal);
  },
});

/** Said when the value goes or the form is sent, not to somebody who only passes through the field. */
export const requiredRule = (message: string): FormRule => ({
  required: true,
  message,
  validateTrigger: ['onChange', 'onCheck'],
});

/** What is said of a text that has not its form. */
export const getRuleMessage = ({ message }: Required<TextLimits>['form'], text: string) =>
  typeof message === 'string' ? message : message(text);

/**
 * The rules of a text: whether it is needed, its length in code points, its form. Too long is said
 * while typing, a wrong form once the field is left; nothing that was typed is cut off.
 */
export function textRules(
  t: InputText,
  { isRequired, min = 0, max = Number.POSITIVE_INFINITY, clean = cleanText, form }: TextLimits,
): FormRule[] {
  const length = (text: string) => countCharacters(clean(text));
  return [
    ...(isRequired ? [requiredRule(t('required'))] : []),
    toAntdRule<string>((text) => (text !== '' && clean(text) === '' ? t('required') : undefined)),
    toAntdRule<string>((text) => (length(text) > max ? t('tooLong', { max, count: length(text) }) : undefined)),
    toAntdRule<string>(
      (text) => (clean(text) !== '' && length(text) < min ? t('tooShort', { min }) : undefined),
      'onBlur',
    ),
    toAntdRule<string>(
      (text) =>
        form && clean(text) !== '' && !form.holds(clean(text)) ? getRuleMessage(form, clean(text)) : undefined,
      'onBlur',
    ),
  ];
}
