/**
 * Number of columns for so many equal cards, so that no row is left with a single one.
 *
 * @returns `wide` for the width of a laptop, `narrow` for half of it
 */
export function getEvenColumns(count: number) {
  const divide = (most: number) => {
    for (let columns = Math.min(most, count); columns >= 3; columns -= 1) if (count % columns === 0) return columns;
    return count <= most ? count : Math.ceil(count / Math.ceil(count / most));
  };
  return { wide: divide(5), narrow: count % 3 === 0 ? 3 : 2 };
}
