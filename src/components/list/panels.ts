import type { ReactNode } from 'react';
import { useQueryParams } from '@/hooks/useQueryParams';
import type { Filter } from './codec';

/** Other views of the rows that match, such as charts, in tabs beside the rows. A stable object. */
export type ListPanels = {
  /** Label of the tab with the rows, the first one. */
  rows: string;
  items: readonly { key: string; label: string; render: (filter: Filter) => ReactNode }[];
  /** Beside the tabs. */
  note?: (filter: Filter) => ReactNode;
};

const PARAM = 'panel';
/** Key of the tab with the rows, which is the default and not in the URL. */
export const ROWS = 'rows';

/** The selected panel, kept in the URL; undefined if the rows are shown. */
export function usePanel(panels: ListPanels | undefined) {
  const { read, patch } = useQueryParams();
  return {
    panel: panels?.items.find(({ key }) => key === read(PARAM)),
    showPanel: (key: string) => patch({ [PARAM]: key === ROWS ? null : key }),
  };
}
