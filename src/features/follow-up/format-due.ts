import { isAtAgreedTime } from '@/domain/follow-up/follow-up';
import { formatMinute } from '@/utils/date';

/** When a follow-up is due: to the minute if a time was agreed on, otherwise the day. */
export const formatDue = (dueAt: string) => formatMinute(dueAt)?.slice(0, isAtAgreedTime({ dueAt }) ? 16 : 10) ?? '—';
