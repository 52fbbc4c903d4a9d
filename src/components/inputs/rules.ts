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
  /** Cleans the text; cleanText by default. */
  clean?: (text: string) => string;
  /** Required format of the text, and the error message. */
  form?: { holds: (text: string) => boolean; message: string | ((text: string) => string) };
};

/** Rule that empty values always pass; `message` returns undefined if the value is valid. */
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

/** Required rule, checked on change and on submit, but not on blur: passing through a field shows no error. */
export const requiredRule = (message: string): FormRule => ({
  required: true,
  message,
  validateTrigger: ['onChange', 'onCheck'],
});

/** Error message of a text with the wrong format. */
export const getRuleMessage = ({ message }: Required<TextLimits>['form'], text: string) =>
  typeof message === 'string' ? message : message(text);

/**
 * Rules of a text: required, length in code points, format. Too long is reported while typing, too short and a wrong
 * format on blur; nothing is cut off.
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
