import { isText } from './guard';

type Paged = { current?: number };

/**
 * Wraps the read of a log that grows while it is read. Pages after the first are read as of the time of the first
 * (`asOf`), so that no row is repeated or skipped.
 */
export function asOfFirstPage<Query extends Paged, Rest extends unknown[], Page extends object>(
  read: (query: Query & { asOf?: string }, ...rest: Rest) => Promise<Page>,
) {
  let asOf: string | undefined;
  return async (query: Query, ...rest: Rest): Promise<Page> => {
    const isFirst = query.current === undefined || query.current === 1;
    const page = await read(isFirst ? query : { ...query, asOf }, ...rest);
    if ((isFirst || asOf === undefined) && 'asOf' in page && isText(page.asOf)) asOf = page.asOf;
    return page;
  };
}
