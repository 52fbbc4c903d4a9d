import { useRead } from '@/hooks/useRead';
import { serverNow } from '@/utils/clock';

/**
 * Reads what one block of the screen shows, for itself: another block's failure is none of it. Read again when the window
 * regains focus; what was shown stays until the newer answer is there, and where that fails.
 *
 * @param name of the block
 * @param question what is asked for; an answer to another one is never shown under this one
 * @returns `at` when the answer was read, in milliseconds; `error` of the last read, whether or not there is something to show
 */
export function useBlock<Data>(name: string, question: string, read: () => Promise<Data>) {
  const key = `welcome:${name}:${question}`;
  const { data, loading, error, refresh } = useRead(key, async () => ({ key, at: serverNow(), value: await read() }), {
    deps: [key],
    refreshOnFocus: true,
  });
  const shown = data?.key === key ? data : undefined;
  return { data: shown?.value, at: shown?.at, error: loading ? undefined : error, reload: refresh };
}

export type BlockRead<Data> = ReturnType<typeof useBlock<Data>>;
