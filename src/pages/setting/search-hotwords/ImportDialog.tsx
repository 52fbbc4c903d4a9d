import { Empty, Skeleton } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useBulkResultToast } from '@/components/feedback/useBulkResultToast';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { importHotwords, listHotwordSuggestions } from '@/services/hotword';
import styles from './ImportDialog.module.css';

/** Imports search terms of members that are not hotwords yet. */
export function ImportDialog({ reload, onClose }: { reload: () => void; onClose: () => void }) {
  const t = useText(hotwordTexts);
  const showResult = useBulkResultToast();
  const {
    entity: data,
    error,
    isLoading,
    reload: retry,
  } = useEntity(['hotword', 'suggestions'], listHotwordSuggestions);

  const submit = async ({ words }: { words: string[] }) => {
    void showResult(await importHotwords(words));
    reload();
  };

  const checkSelection = (words: string[] | undefined) => {
    const count = words?.length ?? 0;
    if (count === 0) throw new Error(t('import.required'));
    if (count > limit.maxImported) throw new Error(t('import.tooMany', { max: limit.maxImported, count }));
  };

  return (
    <ActionDialog<{ words: string[] }>
      draft="hotword.import"
      title={t('import.title')}
      okText={t('import.ok')}
      warning={t('import.text')}
      canSubmit={!error && data !== undefined && data.length > 0}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {isLoading ? (
        <Skeleton active />
      ) : error || !data ? (
        <ListFailed error={error} onRetry={retry} />
      ) : data.length === 0 ? (
        <Empty description={t('import.none')} />
      ) : (
        <CheckboxesField
          name="words"
          label={t('import.words', { max: limit.maxImported })}
          isRequired
          rules={[{ validator: async (_, words) => checkSelection(words) }]}
          className={styles.words}
          options={data.map(({ word, searchCount }) => ({
            value: word,
            label: t('import.option', { word, count: searchCount }),
          }))}
        />
      )}
    </ActionDialog>
  );
}
