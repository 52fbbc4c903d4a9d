import { Empty } from 'antd';
import type { DiffEntry } from '@/domain/quiz/diff/diff';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useDiffText } from './useDiffText';

/** Lists the differences between two versions of a quiz. */
export function QuizDiff({ entries }: { entries: readonly DiffEntry[] }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const format = useDiffText();
  if (entries.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={tEdit('diff.none')} />;
  return (
    <ul style={{ paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {entries.map((entry) => {
        const { kind, what, label, within, field, from, to } = entry;
        return (
          <li key={JSON.stringify([kind, what, within, label, field, from, to])}>
            {t(`diff.${kind}`, {
              what: t(`what.${what}`),
              label: within === null ? label : t('diffWithin', { within, label }),
              field: format.field(entry),
              from: format.value(field, from),
              to: format.value(field, to),
            })}
          </li>
        );
      })}
    </ul>
  );
}
