import { Empty } from 'antd';
import type { DiffEntry } from '@/domain/quiz/diff/diff';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useDiffWords } from './useDiffWords';

/** Lists the differences between two versions of a quiz. */
export function QuizDiff({ entries }: { entries: readonly DiffEntry[] }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const words = useDiffWords();
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
              field: words.field(field),
              from: words.value(field, from),
              to: words.value(field, to),
            })}
          </li>
        );
      })}
    </ul>
  );
}
