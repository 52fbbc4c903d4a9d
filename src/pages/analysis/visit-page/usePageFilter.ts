import { useMemo } from 'react';
import { parseTop, type Top } from '@/domain/analysis/top';
import { defaultPageSort, formatPageSort, parseMinVisits, parsePageSort } from '@/domain/analysis/visit-pages';
import type { ReportSort } from '@/features/analysis/ReportTable';
import { useQueryParams } from '@/hooks/useQueryParams';

const YES = '1';
const TOP = 10;

/** Which pages are shown and how they are sorted, held in the address. A path names no person. */
export function usePageFilter() {
  const { read, patch } = useQueryParams();
  const [keyword, unnamed, said] = [read('keyword') ?? '', read('unnamed'), read('sort')];
  const isUnnamedOnly = unnamed === YES;
  const minVisits = parseMinVisits(read('minVisits'));
  const top = parseTop(read('top'), TOP);
  const sort = useMemo(() => (said === null ? defaultPageSort : parsePageSort(said)), [said]);
  return {
    keyword,
    isUnnamedOnly,
    minVisits,
    /** How many are drawn. */
    top,
    sort: sort ?? defaultPageSort,
    /** Whether the address names a sort that there is none of. */
    isSortRefused: sort === undefined,
    setKeyword: (text: string) => patch({ keyword: text.trim() || null }),
    setUnnamedOnly: (isOnly: boolean) => patch({ unnamed: isOnly ? YES : null }),
    setMinVisits: (visits: number | null) => patch({ minVisits: visits ? String(visits) : null }),
    setTop: (next: Top) => patch({ top: next === TOP ? null : String(next) }),
    setSort(next: ReportSort | undefined) {
      const chosen = next && parsePageSort(`${next.isDescending ? '-' : ''}${next.by}`);
      const text = formatPageSort(chosen ?? defaultPageSort);
      patch({ sort: text === formatPageSort(defaultPageSort) ? null : text });
    },
    clear: () => patch({ keyword: null, unnamed: null, minVisits: null }),
  };
}

export type PageFilter = ReturnType<typeof usePageFilter>;
