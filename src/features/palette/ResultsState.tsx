import { Alert, Button } from 'antd';
import hidden from '@/components/hidden.module.css';
import { search as limit } from '@/contract/limits/search';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { paletteTexts } from '@/locales/palette';
import styles from './palette.module.css';
import type { usePeople } from './usePeople';
import type { useThings } from './useThings';

type Props = {
  text: string;
  /** Of what was found. */
  count: number;
  /** Of the list box. */
  listId: string;
  things: ReturnType<typeof useThings>;
  people: ReturnType<typeof usePeople>;
};

type FailedProps = { title: string; error: unknown; listId: string; onRetry: () => void };

function Failed({ title, error, listId, onRetry }: FailedProps) {
  const t = useText(listTexts);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={<ErrorText error={error} />}
      action={
        <Button
          size="small"
          onClick={() => {
            // The button goes with what it is about.
            document.querySelector<HTMLElement>(`[aria-controls="${listId}"]`)?.focus();
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}

/** How the search goes: under way, failed, nothing found; how much it is, for a screen reader. */
export function ResultsState({ text, count, listId, things, people: { ask, answer } }: Props) {
  const t = useText(paletteTexts);
  const isLoading = things.isLoading || answer?.status === 'asked';
  const hasFailed = things.error !== undefined || answer?.status === 'failed';
  const isTooLong = [...text].length > limit.maxTextLength;
  const isEmpty = !isLoading && !hasFailed && !isTooLong && text !== '' && count === 0 && !answer;
  const notes = [
    isTooLong && t('tooLong', { max: limit.maxTextLength }),
    answer?.status === 'found' && answer.total === 0 && t('people.none'),
    answer?.status === 'found' &&
      answer.total > answer.members.length &&
      t('people.total', { total: answer.total, shown: answer.members.length }),
    isLoading && t('loading'),
    isEmpty && t('none'),
    isEmpty && t('noneText'),
  ].filter(Boolean);
  return (
    <>
      {things.error !== undefined && (
        <Failed title={t('failed')} error={things.error} listId={listId} onRetry={things.retry} />
      )}
      {answer?.status === 'failed' && ask && (
        <Failed title={t('peopleFailed')} error={answer.error} listId={listId} onRetry={ask} />
      )}
      <div role="status">
        {notes.map((note) => (
          <div key={String(note)} className={styles.status}>
            {note}
          </div>
        ))}
        {!isLoading && count > 0 && <span className={hidden.hidden}>{t('count', { count })}</span>}
      </div>
    </>
  );
}
