import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendCursor, getPrevNext, getSideToLoad, type ListCursor, type Side } from './list-cursor';

const PAGE = 3;

/** A list on a server, one page of which is loaded. */
function server(rows: string[], current: number) {
  const left = new Set<string>();
  const pageOf = (number: number) => {
    const there = rows.filter((id) => !left.has(id));
    return { ids: there.slice((number - 1) * PAGE, number * PAGE), isLast: number * PAGE >= there.length };
  };
  const { ids, isLast } = pageOf(current);
  const cursor: ListCursor = {
    readPage: async (number) => pageOf(number),
    ids,
    first: current,
    last: current,
    pageSize: PAGE,
    address: '/list',
    isStart: current === 1,
    isEnd: isLast,
    filter: {},
  };
  return { cursor, leave: (id: string) => left.add(id) };
}

/** Steps to one side to the end; `isDone` decides for each row whether it leaves the list once it was opened. */
async function walk(rows: string[], current: number, side: Side, isDone: (id: string) => boolean) {
  const { cursor, leave } = server(rows, current);
  let now = cursor;
  let id = side === 'next' ? now.ids[0] : now.ids.at(-1);
  const seen: string[] = [];
  while (id !== undefined) {
    seen.push(id);
    if (isDone(id)) leave(id);
    for (let open = getSideToLoad(now, id); open; open = getSideToLoad(now, id)) now = await extendCursor(now, open);
    id = getPrevNext(now, id)[side];
  }
  return seen;
}

const list = fc.integer({ min: 1, max: 20 }).map((count) => Array.from({ length: count }, (_, index) => `r${index}`));

test('steps through every row, past the edges of pages, even when handled rows leave the list', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.nat(), fc.func(fc.boolean()), async (rows, page, isDone) => {
      const current = (page % Math.ceil(rows.length / PAGE)) + 1;
      const start = (current - 1) * PAGE;
      expect(await walk(rows, current, 'next', isDone)).toEqual(rows.slice(start));
      expect(await walk(rows, current, 'previous', isDone)).toEqual(rows.slice(0, start + PAGE).reverse());
    }),
  );
});

test('has neither previous nor next for a row that is not in the list', () => {
  const { cursor } = server(['r0', 'r1'], 1);
  expect(getPrevNext(cursor, 'r7')).toEqual({});
  expect(getSideToLoad(cursor, 'r7')).toBeUndefined();
});

test('loads more rows before the edge is reached', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);
  const cursor: ListCursor = { ...server([], 1).cursor, ids, isStart: false, isEnd: false };
  expect(['r1', 'r2', 'r17', 'r18'].map((id) => getSideToLoad(cursor, id))).toEqual([
    'previous',
    undefined,
    undefined,
    'next',
  ]);
});
