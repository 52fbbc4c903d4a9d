import { Field } from '@/components/inputs/Field';
import { afterRule } from '@/components/inputs/range-rule';
import { toBusinessDay } from '@/domain/period/calendar';
import { resolveDay } from '@/domain/quiz/calendar';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPanelTexts } from '@/locales/quizPanel';
import { serverNow } from '@/utils/clock';
import { DayInput } from '../../logic/value/DayInput';

type ControlProps = { label: string; value?: string | null; onChange?: (day: string | null) => void };

const DayControl = ({ label, value = null, onChange }: ControlProps) => (
  <DayInput label={label} value={value} onChange={(day) => onChange?.(day)} />
);

/** Whether `from` is not after `to`, with relative days counted from today. */
function isInOrder(from: string, to: string) {
  const today = toBusinessDay(serverNow());
  const [first, last] = [resolveDay(from, today), resolveDay(to, today)];
  return first === undefined || last === undefined || first <= last;
}

/** First or last valid day: a date, or a day relative to the day of the answer. */
export function DayBoundField({ bound }: { bound: 'minDate' | 'maxDate' }) {
  const t = useText(quizTexts);
  const tPanel = useText(quizPanelTexts);
  const label = t(`field.${bound}`);
  const start = ['validation', 'minDate'];
  const isEnd = bound === 'maxDate';
  return (
    <Field
      name={['validation', bound]}
      label={label}
      dependencies={isEnd ? [start] : undefined}
      rules={isEnd ? [afterRule<string>(start, isInOrder, tPanel('date.order'))] : undefined}
    >
      <DayControl label={label} />
    </Field>
  );
}
