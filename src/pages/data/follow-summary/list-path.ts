import { type FigureName, figureFilters } from '@/domain/follow-up/figures';

/** Filters of the figures, with the names of the list. */
export type Scope = { dueFrom: string; dueBefore: string; projectId?: string; assignee?: string; way?: string };

/** URL of the list with the filter that a figure counts. */
export function listPath(figure: FigureName, { assignee = '', ...scope }: Scope, more: Record<string, string> = {}) {
  const filter = { tab: 'all', assignee, ...scope, ...figureFilters[figure], ...more };
  const known = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/data/follow-tracks?${new URLSearchParams(known)}`;
}
