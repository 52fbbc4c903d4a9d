import { useRead } from '@/hooks/useRead';
import { serverNow } from '@/utils/clock';

/**
 * The read of a block.
 *
 * @param name of the block
 * @param question parameters of the read; an answer to other parameters is never shown
 */
export const blockQuery = <Data>(name: string, question: string, read: () => Promise<Data>) => ({
  key: ['welcome', name, question],
  read: async () => ({ at: serverNow(), value: await read() }),
});

/**
 * Reads one block of the screen, independent of the others. Refetches when the window regains focus; the former answer
 * stays until the new one arrives, and if it fails.
 *
 * @returns `at`: when the answer was read, in milliseconds; `error` of the last read, also if data is shown
 */
export function useWelcomeBlock<Data>({ key, read }: ReturnType<typeof blockQuery<Data>>) {
  const { data, isFetching, error, refetch } = useRead(key, read, { refreshOnFocus: true });
  return {
    data: data?.value,
    at: data?.at,
    error: isFetching ? undefined : (error ?? undefined),
    reload: refetch as () => void,
  };
}

export type BlockRead<Data> = ReturnType<typeof useWelcomeBlock<Data>>;
