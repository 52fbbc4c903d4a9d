import { nextPollIn } from './schedule';

type Window = {
  isSeen: () => boolean;
  /** @returns stops listening */
  onSeenChange: (listener: () => void) => () => void;
};

/**
 * Asks again and again, one question at a time, as `nextPollIn` says; a window that is seen again asks at once where
 * the last answer is too old.
 *
 * @param ask a failure makes the pause longer, and is nobody's to hear of
 */
export function createPoller(ask: () => Promise<unknown>, { isSeen, onSeenChange }: Window) {
  let stopListening = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Another one for each start; 0 while it is stopped. */
  let run = 0;
  let runs = 0;
  let isAsking = false;
  let failures = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  function plan() {
    clearTimeout(timer);
    if (run === 0 || isAsking) return;
    const wait = nextPollIn({ isSeen: isSeen(), failures, age: Date.now() - endedAt });
    if (wait !== null) timer = setTimeout(poll, wait);
  }

  async function poll() {
    const own = run;
    isAsking = true;
    const hasFailed = await ask().then(
      () => false,
      () => true,
    );
    // Stopped meanwhile, or begun anew.
    if (own !== run) return;
    isAsking = false;
    failures = hasFailed ? failures + 1 : 0;
    endedAt = Date.now();
    plan();
  }

  return {
    start() {
      runs += 1;
      run = runs;
      isAsking = false;
      failures = 0;
      endedAt = Number.NEGATIVE_INFINITY;
      stopListening();
      stopListening = onSeenChange(plan);
      plan();
    },
    stop() {
      run = 0;
      clearTimeout(timer);
      stopListening();
    },
  };
}
