import { cleanLine, cleanText } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { Field, type FieldProps } from './Field';
import { type TextLimits, textRules } from './rules';
import { TextInput } from './TextInput';

export type TextFieldProps = FieldProps &
  Pick<TextLimits, 'min' | 'form'> & {
    /** In code points. */
    max: number;
    /** How the text is kept; by default trimmed and on one line. */
    clean?: (text: string) => string;
    placeholder?: string;
    autoComplete?: string;
    inputMode?: 'tel' | 'url' | 'text';
  } & Pick<Parameters<typeof Field>[0], 'rules' | 'dependencies' | 'initialValue'>;

type AreaProps = Omit<TextFieldProps, 'clean' | 'inputMode'> & { rows?: number };

/** Text as a field of a form; its value is the text, or null for none. */
function TextFieldOf({
  min,
  max,
  form,
  clean = cleanText,
  rows,
  placeholder,
  autoComplete = 'off',
  inputMode,
  rules = [],
  ...field
}: TextFieldProps & { rows?: number }) {
  const t = useText(inputTexts);
  const { isRequired, isDisabled } = field;
  // Rules of a form's own may judge each letter; ours change their mind only where the control says so.
  const whileTyped = rules.length > 0 ? 'onChange' : 'onCheck';
  return (
    <Field
      {...field}
      validateTrigger={[whileTyped, 'onBlur']}
      rules={[...textRules(t, { isRequired, min, max, clean, form }), ...rules]}
    >
      <TextInput {...{ max, clean, rows, isDisabled, placeholder, autoComplete, inputMode }} />
    </Field>
  );
}

/** One line of text. */
export const TextField = ({ clean = cleanLine, ...props }: TextFieldProps) => <TextFieldOf clean={clean} {...props} />;

/** Several lines of text. */
export const TextAreaField = ({ rows = 3, ...props }: AreaProps) => <TextFieldOf rows={rows} {...props} />;
