import { useModel } from '@umijs/max';
import { useState } from 'react';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';

/** Who looks, and since when, over what is looked at. */
export function useWatermark() {
  const { initialState } = useModel('@@initialState');
  const [since] = useState(() => formatMinute(new Date(serverNow()).toISOString()) ?? '');
  return `${initialState?.currentUser?.name ?? ''} ${since}`.trim();
}
