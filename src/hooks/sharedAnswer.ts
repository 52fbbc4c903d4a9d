import type { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';
import { REQUEST_CACHE_MS } from '@/utils/constants';

type Plugin<Data> = NonNullable<Parameters<typeof useRequest<Data, []>>[2]>[number];
type Tell = (data: unknown) => void;

const kept = new Map<string, { data: unknown; until: number }>();
const underWay = new Map<string, Promise<unknown>>();
const readers = new Map<Tell, string>();

onSessionEnd(() => {
  kept.clear();
  underWay.clear();
});

function keep(key: string, data: unknown) {
  const now = Date.now();
  for (const [name, { until }] of kept) if (until <= now) kept.delete(name);
  kept.set(key, { data, until: now + REQUEST_CACHE_MS });
  for (const [tell, of] of readers) if (of === key) tell(data);
}

function begin<Data>(key: string, read: () => Promise<Data>) {
  const promise = read();
  underWay.set(key, promise);
  // One that was begun once more, or in another session, answers nobody else.
  const end = () => underWay.get(key) === promise && underWay.delete(key);
  promise.then((data) => end() && keep(key, data), end);
  return promise;
}

function lastAnswer<Data>(key: string) {
  const answer = kept.get(key);
  return answer && answer.until > Date.now() ? { data: answer.data as Data, error: undefined } : {};
}

function useSharing<Data>(key: string, request: Parameters<Plugin<Data>>[0]): ReturnType<Plugin<Data>> {
  const own = useRef<Promise<Data>>(undefined);
  useEffect(() => {
    const tell: Tell = (data) => request.setState({ data: data as Data, error: undefined });
    readers.set(tell, key);
    return () => void readers.delete(tell);
  }, [request, key]);
  return {
    onBefore: () => lastAnswer<Data>(key),
    onRequest: (read) => {
      const joined = underWay.get(key) as Promise<Data> | undefined;
      own.current = joined && joined !== own.current ? joined : begin(key, read);
      return { servicePromise: own.current };
    },
  };
}

/**
 * Shares requests under way and answers of the last five minutes between all who read the same. ahooks'
 * own cache subscribes while it renders, and so tells readers that React rendered and threw away.
 *
 * @param key names what is read, with its parameters in it
 */
export const sharedAnswer = <Data>(key: string): Plugin<Data> =>
  Object.assign((request: Parameters<Plugin<Data>>[0]) => useSharing(key, request), {
    onInit: () => lastAnswer<Data>(key),
  });

/** The last answer of the last five minutes, where there is one. */
export const knownAnswer = <Data>(key: string) => lastAnswer<Data>(key).data;

/** Tells all who read the same what it is by now, such as by the answer of a write. */
export const shareAnswer = (key: string, data: unknown) => keep(key, data);

/** Reads what somebody may ask for next; a failure is for whoever asks for it in earnest to hear of. */
export function readAhead<Data>(key: string, read: () => Promise<Data>) {
  if (!underWay.has(key) && knownAnswer(key) === undefined) begin(key, read);
}
