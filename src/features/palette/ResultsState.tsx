import hidden from '@/components/display/hidden.module.css';
import { search as limit } from '@/contract/limits/search';
import { ErrorText } from '@/errors/ErrorText';
import type { usePersonSearch } from '@/features/member/usePersonSearch';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import type { OptionGroup } from './option';
import styles from './palette.module.css';
import { SearchFailed } from './SearchFailed';
import type { useEntitySearch } from './useEntitySearch';

type Props = {
  text: string;
  /** Results without people. */
  groups: readonly OptionGroup[];
  /** Of the list box. */
  listId: string;
  things: ReturnType<typeof useEntitySearch>;
  people: ReturnType<typeof usePersonSearch>;
};

/** State of the search: loading, failed, empty; announces the number of results. */
export function ResultsState({ text, groups, listId, things, people: { ask, answer } }: Props) {
  const t = useText(paletteTexts);
  const { isLoading } = things;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const total = groups.reduce((sum, group) => sum + Math.max(group.total ?? 0, group.options.length), 0);
  const hasFailed = things.error !== undefined;
  const isTooLong = [...text].length > limit.maxTextLength;
  const isEmpty = !isLoading && !hasFailed && !isTooLong && text !== '' && count === 0 && !answer;
  const notes = [
    isTooLong && t('tooLong', { max: limit.maxTextLength }),
    isLoading && t('loading'),
    isEmpty && !ask && t('none'),
    isEmpty && !ask && t('noneText'),
  ].filter(Boolean);
  return (
    <>
      {hasFailed && (
        <SearchFailed
          title={t('failed')}
          description={<ErrorText error={things.error} />}
          listId={listId}
          onRetry={things.retry}
        />
      )}
      <div role="status">
        {notes.map((note) => (
          <div key={String(note)} className={styles.status}>
            {note}
          </div>
        ))}
        {!isLoading && count > 0 && (
          <span className={hidden.hidden}>
            {total > count ? t('countCut', { count, total }) : t('count', { count })}
          </span>
        )}
        {isEmpty && ask && (
          <span className={hidden.hidden}>
            {t('people.hint', { keys: formatKeys('alt+enter', isMac()).join('+') })}
          </span>
        )}
      </div>
    </>
  );
}
