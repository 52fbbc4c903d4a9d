/**
 * Limits parallel tasks to `places`; further tasks wait in a queue.
 * @returns a function that runs a task as soon as there is a place
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
