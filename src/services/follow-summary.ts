import type { FollowSummary, FollowSummaryQuery } from '@/contract/follow-summary';
import { guard } from './guard';
import { get } from './http';

const isSummary = guard<FollowSummary>({
  total: 'object',
  before: 'object',
  days: 'array',
  outcomes: 'array',
  byAssignee: 'array',
  byProject: 'array',
});

/** Figures of the follow-ups that were due in a period. */
export const getFollowSummary = (query: FollowSummaryQuery) =>
  get('/follow-summary', query, { errors: 'inline', shape: isSummary });
