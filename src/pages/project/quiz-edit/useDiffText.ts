import { useIntl } from '@umijs/max';
import type { DiffValue } from '@/domain/quiz/diff/describe';
import type { DiffEntry } from '@/domain/quiz/diff/diff';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { recordTexts } from '@/locales/record';
import type { MessageKey } from '@/utils/text';

/** Fields with enum values, and the prefixes of their locale keys. */
const enums: Readonly<Record<string, string>> = {
  type: 'type',
  scoreMode: 'scoreMode',
  riskFlag: 'flag',
  method: 'method',
  preset: 'preset',
  fieldBinding: 'binding',
};

/** Formats the fields and values of a difference between two quizzes. */
export function useDiffText() {
  const { messages } = useIntl();
  const t = useText(quizTexts);
  const severity = useEnumLabelOrRaw(recordTexts, 'severity');
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const formatEnum = (field: string, value: string) => {
    if (field === 'severity') return severity(value);
    const key = `${enums[field]}.${value}`;
    return `quiz.${key}` in messages ? t(key as MessageKey<typeof quizTexts>) : value;
  };
  return {
    field: ({ what, field }: DiffEntry) => {
      if (field === null) return '';
      if (what === 'question' && field === 'title') return tPanel('title.question');
      return t(`field.${field}` as MessageKey<typeof quizTexts>);
    },
    value: (field: string | null, value: DiffValue): string => {
      if (value === null || value === '') return tEdit('diff.empty');
      if (typeof value === 'boolean') return tEdit(value ? 'diff.on' : 'diff.off');
      if (typeof value === 'number') return String(value);
      if (typeof value === 'string')
        return field !== null && (field in enums || field === 'severity') ? formatEnum(field, value) : value;
      if ('conditions' in value) return value.target;
      return value.join(tEdit('separator'));
    },
  };
}
