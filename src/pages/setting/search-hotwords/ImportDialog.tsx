import { useRequest } from 'ahooks';
import { App, Checkbox, Empty, Skeleton } from 'antd';
import { FailedRows } from '@/components/FailedRows';
import { ActionDialog } from '@/components/form/ActionDialog';
import { type ControlProps, Field } from '@/components/inputs/Field';
import { ListFailed } from '@/components/ListFailed';
import type { HotwordSuggestion } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import { importHotwords, listHotwordSuggestions } from '@/services/hotword';
import styles from './ImportDialog.module.css';

type ChoicesProps = ControlProps<string[]> & { suggestions: readonly HotwordSuggestion[] };

// A group cannot be required: what is missing is said below it.
function WordChoices({ suggestions, value, onChange, 'aria-required': _, 'aria-invalid': __, ...rest }: ChoicesProps) {
  const t = useText('hotword');
  return (
    <Checkbox.Group
      {...rest}
      className={styles.words}
      value={value ?? []}
      onChange={(words) => onChange?.(words)}
      options={suggestions.map(({ word, searchCount }) => ({
        value: word,
        label: t('import.option', { word, count: searchCount }),
      }))}
    />
  );
}

/** Offers what members search for and is no hotword yet. */
export function ImportDialog({ reload, onClose }: { reload: () => void; onClose: () => void }) {
  const t = useText('hotword');
  const tList = useText('list');
  const { message, modal } = App.useApp();
  const { data, error, loading, refresh } = useRequest(listHotwordSuggestions, { onError: () => {} });

  const submit = async ({ words }: { words: string[] }) => {
    const { done, failed } = await importHotwords(words);
    if (failed.length === 0) message.success(tList('bulkDone', { count: done }));
    else {
      modal.warning({
        title: tList('bulkFailed', { done, failed: failed.length }),
        content: <FailedRows rows={failed} />,
        width: 560,
        okText: tList('understood'),
      });
    }
    reload();
  };

  const picked = (words: string[] | undefined) => {
    const count = words?.length ?? 0;
    if (count === 0) throw new Error(t('import.required'));
    if (count > limit.imported) throw new Error(t('import.tooMany', { max: limit.imported, count }));
  };

  return (
    <ActionDialog<{ words: string[] }>
      isOpen
      title={t('import.title')}
      okText={t('import.ok')}
      warning={t('import.text')}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {error ? (
        <ListFailed error={error} onRetry={refresh} />
      ) : loading || !data ? (
        <Skeleton active />
      ) : data.length === 0 ? (
        <Empty description={t('import.none')} />
      ) : (
        <Field
          name="words"
          label={t('import.words', { max: limit.imported })}
          isRequired
          rules={[{ validator: async (_, words) => picked(words) }]}
        >
          <WordChoices suggestions={data} />
        </Field>
      )}
    </ActionDialog>
  );
}
