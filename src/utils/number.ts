/** Whether a number has at most so many digits after its point. */
export const isDecimal = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value;
