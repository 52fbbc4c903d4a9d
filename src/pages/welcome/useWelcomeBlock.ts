import { useRead } from '@/hooks/useRead';
import { serverNow } from '@/utils/clock';

/**
 * The read of a block.
 *
 * @param name of the block
 * @param question what is read; an answer to another one is never shown under this one
 */
export const blockQuery = <Data>(name: string, question: string, read: () => Promise<Data>) => ({
  key: ['welcome', name, question],
  read: async () => ({ at: serverNow(), value: await read() }),
});

/**
 * Reads what one block of the screen shows, for itself: another block's failure is none of it. Read again when the window
 * regains focus; what was shown stays until the newer answer is there, and where that fails.
 *
 * @returns `at` when the answer was read, in milliseconds; `error` of the last read, whether or not there is something to show
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
