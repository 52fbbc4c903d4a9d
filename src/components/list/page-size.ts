import { list as limit } from '@/contract/limits/list';

const KEY = 'page-size';

/** Rows per page that were last selected in any list of this browser. */
export function getPageSize(): number {
  const stored = Number(localStorage.getItem(KEY));
  return limit.pageSizes.find((size) => size === stored) ?? limit.pageSize;
}

export const setPageSize = (size: number) => localStorage.setItem(KEY, String(size));
