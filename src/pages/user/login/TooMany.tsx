import { Alert } from 'antd';
import { useLayoutEffect, useState } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { useDuration } from '@/hooks/useDuration';
import { useText } from '@/hooks/useText';
import { loginTexts } from '@/locales/login';
import type { LoginFailure } from './failure';
import styles from './index.module.css';

type Failure = LoginFailure | undefined;

/** Seconds to wait for the next attempt, updated each second. */
export function useSecondsLeft(failure: Failure) {
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    const seconds = failure?.key === 'tooMany' ? failure.seconds : 0;
    setLeft(seconds);
    if (seconds === 0) return;
    // By the clock, because a tab in the background runs timers late.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return left;
}

/** Counts down to the next attempt. Screen readers announce the wait once, and its end. */
export function TooMany({ failure, left }: { failure: Failure; left: number }) {
  const t = useText(loginTexts);
  const formatDuration = useDuration();
  const getText = (seconds: number) =>
    left > 0 ? t('tooMany', { wait: formatDuration(seconds * 1000) }) : t('mayRetry');
  const seconds = failure?.key === 'tooMany' ? failure.seconds : undefined;
  return (
    <>
      {/* Rendered before it has a text: a screen reader announces changes of a status, not a new one. */}
      <div role="status" className={hidden.hidden}>
        {seconds !== undefined && getText(seconds)}
      </div>
      {seconds !== undefined && (
        <Alert className={styles.alert} type={left > 0 ? 'error' : 'info'} showIcon role="note" title={getText(left)} />
      )}
    </>
  );
}
