/** Median; the greater of the two middle values for an even count, 0 for an empty array. */
export const getMedian = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
