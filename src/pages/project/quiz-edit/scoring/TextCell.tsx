import { TextInput } from '@/components/inputs/TextInput';
import { cleanLine, countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor } from '../EditorContext';
import { Cell } from './Cell';

/** Returns a function that validates a required text of at most `max` characters. */
function useTextError() {
  const t = useText(quizScoringTexts);
  return (text: string, max: number) => {
    if (text === '') return t('error.missing');
    return countCharacters(text) > max ? t('error.tooLong', { max }) : undefined;
  };
}

type Props = {
  label: string;
  value: string;
  /** Maximum number of characters. */
  max: number;
  /** Another error, shown if the text is neither empty nor too long. */
  error: string | undefined;
  onChange: (text: string) => void;
};

/** Input of a required single-line text in a row. */
export function TextCell({ label, value, max, error, onChange }: Props) {
  const { isEditable } = useEditor();
  const getError = useTextError();
  return (
    <Cell error={getError(value, max) ?? error}>
      {(props) => (
        <TextInput
          {...props}
          aria-label={label}
          isDisabled={!isEditable}
          max={max}
          clean={cleanLine}
          value={value}
          onChange={(text) => onChange(text ?? '')}
        />
      )}
    </Cell>
  );
}
