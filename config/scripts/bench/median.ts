/** The one in the middle, or the greater of the two that are; 0 of none. */
export const getMedian = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
