import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import type { ReadOptions } from '@/services/http';
import { knownAhead, takeAhead } from '@/session/ahead';
import { serverNow } from '@/utils/clock';
import type { ListState } from './codec';

export type ListAnswer<Row> = { list: Row[]; total: number };
export type ListService<Row> = (
  query: ListState['filter'] & Omit<ListState, 'filter' | 'tab'>,
  options: ReadOptions,
) => Promise<ListAnswer<Row>>;
/** A service whose query is that of the contract: the fields of the list are called as it calls them. */
export type ListReader<Row> = (query: never, options: ReadOptions) => Promise<ListAnswer<Row>>;

type Data<Row> = {
  rows: Row[];
  total: number;
  /** The order that the rows stand in: another one that was asked for is on its way. */
  sort: string;
  isLoading: boolean;
  /** Why there are no rows to show. */
  error?: unknown;
  /** Why the rows could not be read again; they are those of `readAt`. */
  staleError?: unknown;
  /** The question that the rows answer, and when they were read, in milliseconds of the server's clock. */
  question: string;
  readAt: number;
};

const noRows = { rows: [], total: 0, question: '', readAt: 0 };

const isCancelled = (error: unknown) => error instanceof AppError && error.kind === 'cancelled';

/** What a list asks for, as text: the same text is the same question. */
export function questionOf({ filter, current, pageSize, sort }: Omit<ListState, 'tab'>) {
  const names = Object.keys(filter).sort();
  return JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, filter[name]])), current, pageSize, sort });
}

/**
 * The rows of a list. An answer that a later question has overtaken is dropped. Rows never stand under a filter that
 * they were not asked for. Where the same question fails when it is asked again, its rows stay, with `staleError`; where
 * another page, order or filter fails, there are none, with `error`.
 */
export function useListData<Row>(service: ListReader<Row>, state: Omit<ListState, 'tab'>) {
  const { sort } = state;
  const question = questionOf(state);
  const filter = JSON.stringify(state.filter);
  const [data, setData] = useState<Data<Row>>(() => {
    const known = knownAhead<ListAnswer<Row>>(service, question);
    return {
      rows: known?.list ?? [],
      total: known?.total ?? 0,
      sort,
      isLoading: !known,
      question,
      readAt: serverNow(),
    };
  });
  const [attempt, setAttempt] = useState(0);
  const shownFilter = useRef(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const ahead = takeAhead<ListAnswer<Row>>(service, question);
    // Drawn with the answer.
    if (ahead && !data.isLoading) return;
    const controller = new AbortController();
    const keepsRows = shownFilter.current === filter;
    shownFilter.current = filter;
    setData((shown) => {
      if (!keepsRows || shown.error) return { ...noRows, sort, isLoading: true };
      return shown.isLoading ? shown : { ...shown, isLoading: true };
    });
    // Rows that stay say themselves that they could not be read again (StaleNote).
    const isRefresh = data.question === question && data.rows.length > 0;
    const options: ReadOptions = { errors: isRefresh ? 'inline' : undefined, signal: controller.signal };
    const answer = ahead ?? service(JSON.parse(question) as never, options);
    answer.then(
      ({ list, total }) => {
        // React would keep them back until it has drawn the new address, which nobody waits for.
        if (controller.signal.aborted) return;
        const readAt = serverNow();
        flushSync(() => setData({ rows: list, total, sort, isLoading: false, question, readAt }));
      },
      (error: unknown) => {
        if (controller.signal.aborted || isCancelled(error)) return;
        if (isRefresh) {
          setData((shown) => ({ ...shown, isLoading: false, staleError: error }));
          return;
        }
        showUnexpected(error);
        setData({ ...noRows, sort, isLoading: false, error });
      },
    );
    return () => controller.abort();
  }, [service, question, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...data, attempt, reload };
}
