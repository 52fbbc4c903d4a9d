import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { clockOffset, onClockOffset } from '@/utils/clock';

const MINUTE_MS = 60_000;
/** Minutes by which a clock may be wrong without a word: nothing on the screen depends on so little. */
const MAX_MINUTES = 5;

/** Says that this computer's clock is wrong by more than five minutes, and that times follow the server's. */
export function WrongClockBanner() {
  const t = useText(appTexts);
  const minutes = Math.round(useSyncExternalStore(onClockOffset, clockOffset) / MINUTE_MS);
  if (Math.abs(minutes) <= MAX_MINUTES) return null;
  const span = { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 };
  return <Alert banner type="warning" role="status" title={t(minutes > 0 ? 'clockSlow' : 'clockFast', span)} />;
}
