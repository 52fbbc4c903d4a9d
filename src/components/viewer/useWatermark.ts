import { useModel } from '@umijs/max';
import { useState } from 'react';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';

/** Watermark text: the current user, and since when they view it. */
export function useWatermark() {
  const { initialState } = useModel('@@initialState');
  const [since] = useState(() => formatMinute(new Date(serverNow()).toISOString()) ?? '');
  return `${initialState?.currentUser?.name ?? ''} ${since}`.trim();
}
