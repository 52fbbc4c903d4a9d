import { TextInput } from '@/components/inputs/TextInput';
import { cleanLine, countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor } from '../EditorContext';
import { Cell } from './Cell';

/** What is wrong with a text that has to be there, of `max` characters at most. */
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
  /** In characters. */
  max: number;
  /** What else is wrong with a text that is there and not too long. */
  error: string | undefined;
  onChange: (text: string) => void;
};

/** A line of text in a row, which has to be there. */
export function TextCell({ label, value, max, error, onChange }: Props) {
  const { isEditable } = useEditor();
  const errorOf = useTextError();
  return (
    <Cell error={errorOf(value, max) ?? error}>
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
