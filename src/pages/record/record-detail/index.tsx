import { useMemoizedFn } from 'ahooks';
import { startTransition, useEffect, useOptimistic } from 'react';
import { prefetchEntity, useScreenEntity } from '@/components/form/useScreenEntity';
import { returnToList } from '@/components/list/usePrevNext';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { getRecord } from '@/services/record';
import { RecordPrevNext } from './RecordPrevNext';
import { RecordScreen } from './RecordScreen';

const LIST_PATH = '/record/record-list';
export const prefetch = prefetchEntity('record', getRecord);

export default function RecordDetail() {
  const t = useText(recordDetailTexts);
  const { read, patch } = useQueryParams();
  const [id, showId] = useOptimistic(read('id'));
  const { entity, error, isLoading, reload, replace } = useScreenEntity('record', id, getRecord);
  // Another record begins at its top, whatever part of the last one was shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each record
  useEffect(() => {
    // Not returned: new browsers answer with a promise, which is no cleanup.
    window.scrollTo({ top: 0 });
  }, [id]);
  // Rendered before the URL changes. Replaces the history entry, so that Back leads to the list.
  const showOther = useMemoizedFn((other: string) =>
    startTransition(() => {
      showId(other);
      patch({ id: other }, { isWhole: true, replace: true });
    }),
  );
  return (
    <EntityPage
      // A failed refetch keeps the shown data, with a note.
      read={{ entity, error: entity ? undefined : error, isLoading, reload }}
      notFound={t('notFound')}
      onBack={() => returnToList('record', LIST_PATH)}
      meanwhile={id && <RecordPrevNext hasKeysOnly id={id} onShow={showOther} />}
    >
      {(record) => <RecordScreen record={record} onChange={replace} onReload={reload} onShow={showOther} />}
    </EntityPage>
  );
}
