import { useEffect, useState } from 'react';
import { search as limit } from '@/contract/limits/search';
import type { Found } from '@/contract/search';
import { isPersonalNumber } from '@/domain/palette/person';
import { findThings } from '@/services/search';

/** So long nothing more is typed before it is asked for. */
const REST_MS = 200;

type Answer = { text: string; found: Found } | { text: string; error: unknown };

const NOTHING: Partial<Found> & Pick<Found, 'things'> = { things: [] };

/** Nothing is asked for what is too short or too long for it, or the number of a person. */
const isAskedFor = (text: string) => {
  const { length } = [...text];
  return length >= limit.minTextLength && length <= limit.maxTextLength && !isPersonalNumber(text);
};

/**
 * What the server finds for a text as it is typed. An answer to an older text is never shown.
 *
 * @param text trimmed
 */
export function useThings(text: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const isAsked = isAskedFor(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    setAnswer(undefined);
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      findThings(text, signal).then(
        (found) => !signal.aborted && setAnswer({ text, found }),
        (error: unknown) => !signal.aborted && setAnswer({ text, error }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isAsked, attempt]);

  const own = answer?.text === text ? answer : undefined;
  return {
    found: own && 'found' in own ? own.found : NOTHING,
    error: own && 'error' in own ? own.error : undefined,
    isLoading: isAsked && !own,
    retry: () => setAttempt((count) => count + 1),
  };
}
