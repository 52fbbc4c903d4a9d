import { useMemo } from 'react';
import { parseTop, type Top } from '@/domain/analysis/top';
import { defaultPageSort, formatPageSort, parseMinVisits, parsePageSort } from '@/domain/analysis/visit-pages';
import type { ReportSort } from '@/features/analysis/ReportTable';
import { useQueryParams } from '@/hooks/useQueryParams';

const YES = '1';
const TOP = 10;

/** Filter and sort order of the pages, kept in the URL; paths contain no personal data. */
export function usePageFilter() {
  const { read, patch } = useQueryParams();
  const [keyword, unnamed, rawSort] = [read('keyword') ?? '', read('unnamed'), read('sort')];
  const isUnnamedOnly = unnamed === YES;
  const minVisits = parseMinVisits(read('minVisits'));
  const top = parseTop(read('top'), TOP);
  const sort = useMemo(() => (rawSort === null ? defaultPageSort : parsePageSort(rawSort)), [rawSort]);
  return {
    keyword,
    isUnnamedOnly,
    minVisits,
    /** Number of pages in the chart. */
    top,
    sort: sort ?? defaultPageSort,
    /** Whether the sort order in the URL is invalid. */
    isSortInvalid: sort === undefined,
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
