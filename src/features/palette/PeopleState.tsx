import { ErrorText } from '@/errors/ErrorText';
import type { usePersonSearch } from '@/features/member/usePersonSearch';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import styles from './palette.module.css';
import { SearchFailed } from './SearchFailed';

type Props = {
  /** Of the list box. */
  listId: string;
  people: ReturnType<typeof usePersonSearch>;
};

/** State of the search for people, above the list. */
export function PeopleState({ listId, people: { ask, answer } }: Props) {
  const t = useText(paletteTexts);
  const note = () => {
    if (answer?.status === 'asked') return t('people.loading');
    if (answer?.status !== 'found') return undefined;
    const { total, members } = answer;
    if (total === 0) return t('people.none');
    return total > members.length ? t('people.total', { total, shown: members.length }) : t('people.count', { total });
  };
  const said = note();
  return (
    <>
      <div role="status">{said && <div className={styles.status}>{said}</div>}</div>
      {answer?.status === 'failed' && ask && (
        <SearchFailed
          title={t('peopleFailed')}
          description={<ErrorText error={answer.error} />}
          listId={listId}
          onRetry={ask}
        />
      )}
    </>
  );
}
