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
    /** Cleans the text for the form value; by default trims it. */
    clean?: (text: string) => string;
    placeholder?: string;
    autoComplete?: string;
    inputMode?: 'tel' | 'url' | 'text';
    /** See TextInput. */
    isCounted?: boolean;
  } & Pick<Parameters<typeof Field>[0], 'rules' | 'dependencies' | 'initialValue'>;

type AreaProps = Omit<TextFieldProps, 'clean' | 'inputMode'> & { rows?: number };

/** Text field of a form; the value is the text, or null for none. */
function TextFieldOf({
  min,
  max,
  form,
  clean = cleanText,
  rows,
  placeholder,
  autoComplete = 'off',
  inputMode,
  isCounted,
  rules = [],
  ...field
}: TextFieldProps & { rows?: number }) {
  const t = useText(inputTexts);
  const { isRequired, isDisabled } = field;
  // Custom rules may check each keystroke; the built-in ones only need the control's `onCheck`.
  const whileTyped = rules.length > 0 ? 'onChange' : 'onCheck';
  return (
    <Field
      {...field}
      validateTrigger={[whileTyped, 'onBlur']}
      rules={[...textRules(t, { isRequired, min, max, clean, form }), ...rules]}
    >
      <TextInput {...{ max, clean, rows, isDisabled, placeholder, autoComplete, inputMode, isCounted }} />
    </Field>
  );
}

/** One line of text. */
export const TextField = ({ clean = cleanLine, ...props }: TextFieldProps) => <TextFieldOf clean={clean} {...props} />;

/** Several lines of text. */
export const TextAreaField = ({ rows = 3, ...props }: AreaProps) => <TextFieldOf rows={rows} {...props} />;
