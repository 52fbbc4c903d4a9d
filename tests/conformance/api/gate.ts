/**
 * Lets at most `places` tasks run at once; the others wait their turn.
 * @returns what runs a task when there is a place for it
 */
export function gate(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
