import { type ReactElement, useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { reveal as limit } from '@/contract/limits/reveal';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';
import { PurposeFields, type RevealRequest, toRevealRequest } from './PurposeFields';
import { RevealedValues } from './RevealedValues';

type Props<Field extends string> = {
  /** Names whose data it is. */
  title: string;
  fields: readonly { value: Field; label: string }[];
  /** Ticked at first. */
  initialFields: readonly Field[];
  /** What stands in the way, such as a missing consent. */
  warning?: string;
  /** What is shown of a value that is no text; undefined where it is. */
  show?: (field: Field, value: string) => ReactElement | undefined;
  reveal: (input: RevealRequest<Field>) => Promise<{ values: Partial<Record<Field, string | null>> }>;
  onClose: () => void;
};

/**
 * Asks for a purpose and then shows clear values for a minute. Before, they are not in the console at
 * all; afterwards nothing of them is left in it. The server writes down who looked at what, and why.
 */
export function RevealDialog<Field extends string>({
  title,
  fields,
  initialFields,
  warning,
  show,
  reveal,
  onClose,
}: Props<Field>) {
  const t = useText(revealTexts);
  const [values, setValues] = useState<Partial<Record<Field, string | null>>>();
  const isRevealed = useRef(false);
  useRestoreFocus(true);

  if (values) {
    const shown = fields.flatMap(({ value: name, label }) =>
      name in values ? [{ name, label, value: values[name] ?? null, content: show?.(name, values[name] ?? '') }] : [],
    );
    return <RevealedValues title={title} values={shown} onClose={onClose} />;
  }

  return (
    <ActionDialog<RevealRequest<Field>>
      draft={null}
      title={title}
      okText={t('show')}
      warning={warning ?? t('logged', { seconds: limit.maxSeconds })}
      initialValues={{ fields: [...initialFields] }}
      onSubmit={async (asked) => {
        const answer = await reveal(toRevealRequest(asked));
        isRevealed.current = true;
        setValues(answer.values);
      }}
      onClose={() => {
        if (!isRevealed.current) onClose();
      }}
    >
      <PurposeFields fields={fields} />
    </ActionDialog>
  );
}
