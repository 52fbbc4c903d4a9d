import { TextInput } from '@/components/inputs/TextInput';
import { cleanLine } from '@/domain/validation/text';
import { useEditor } from '../EditorContext';
import { Cell } from './Cell';
import { useTextError } from './useTextError';

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
