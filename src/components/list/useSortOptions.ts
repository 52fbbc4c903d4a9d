import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListColumn } from './columns';

/** Sort order that the server defines, such as by urgency: the API's `sort` and its label. */
export type ExtraSort = { key: string; label: string };

export type Sortable = Pick<ListColumn<unknown>, 'key' | 'title' | 'sortable'>;

/** Sort orders of a list as select options, those of the server first. */
export function useSortOptions(extra: readonly ExtraSort[], columns: readonly Sortable[]) {
  const t = useText(listTexts);
  return [
    ...extra.map(({ key, label }) => ({ value: key, label })),
    ...columns.flatMap(({ key, title, sortable }) =>
      sortable
        ? [
            { value: key, label: t('announceAscending', { name: title }) },
            { value: `-${key}`, label: t('announceDescending', { name: title }) },
          ]
        : [],
    ),
  ];
}
