import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListColumn } from './columns';

/** An order of the server's own, such as by urgency: the API's `sort`, and what it is called. */
export type ExtraSort = { key: string; label: string };

export type Sortable = Pick<ListColumn<unknown>, 'key' | 'title' | 'sortable'>;

/** The orders that a list can be asked for in, the server's own first, as options of a choice. */
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
