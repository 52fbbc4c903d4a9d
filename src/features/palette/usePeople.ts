import { useCallback, useEffect, useRef, useState } from 'react';
import type { Member } from '@/contract/member';
import { personFilter } from '@/domain/palette/person';
import { listMembers } from '@/services/member';

/** So many are shown; the rest is for Member List. */
const MAX_SHOWN = 10;

type Answer = { text: string } & (
  | { status: 'asked' }
  | { status: 'failed'; error: unknown }
  | { status: 'found'; members: readonly Member[]; total: number }
);

/**
 * Members by name or phone number, as Member List finds them: asked for only when the operator says so, never while
 * something is typed.
 *
 * @returns `ask` undefined where the text can be neither; `answer` that to this text
 */
export function usePeople(text: string) {
  const [answer, setAnswer] = useState<Answer>();
  const asking = useRef<AbortController>(undefined);
  const filter = personFilter(text);

  const ask = useCallback(() => {
    const sought = personFilter(text);
    if (!sought) return;
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const settle = (next: Answer) => !controller.signal.aborted && setAnswer(next);
    setAnswer({ text, status: 'asked' });
    listMembers({ ...sought, current: 1, pageSize: MAX_SHOWN }, { signal: controller.signal }).then(
      ({ list, total }) => settle({ text, status: 'found', members: list, total }),
      (error: unknown) => settle({ text, status: 'failed', error }),
    );
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question
  useEffect(() => {
    setAnswer(undefined);
    return () => asking.current?.abort();
  }, [text]);

  return { ask: filter && ask, answer: answer?.text === text ? answer : undefined };
}
