import { type ReactElement, useRef, useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { reveal as limit } from '@/contract/limits/reveal';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';
import { type Purpose, PurposeFields, type RevealRequest, toRevealRequest } from './PurposeFields';
import { RevealedValues } from './RevealedValues';

type Props<Field extends string> = {
  /** Title that says whose data is revealed. */
  title: string;
  fields: readonly { value: Field; label: string }[];
  /** Initially checked fields. */
  initialFields: readonly Field[];
  /** Proposed purpose. */
  initialPurpose?: Purpose;
  /** Warning, such as a missing consent. */
  warning?: string;
  /** Renders a value that is not text; undefined for plain text. */
  show?: (field: Field, value: string) => ReactElement | undefined;
  reveal: (input: RevealRequest<Field>) => Promise<{ values: Partial<Record<Field, string | null>> }>;
  onClose: () => void;
};

/**
 * Asks for a purpose, then shows unmasked values for a minute. Before that they are not in the console, and afterwards
 * nothing of them stays. The server logs who viewed what, and why.
 */
export function RevealDialog<Field extends string>({
  title,
  fields,
  initialFields,
  initialPurpose,
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
      initialValues={{ fields: [...initialFields], purpose: initialPurpose }}
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
