/**
 * Pictures that were pasted or dropped on their own, such as a screenshot. If the data also has text, as from Word, its
 * picture is only an image of that text.
 */
export const findPicturesWithoutAlt = (data: DataTransfer | null): File[] =>
  data?.types.some((type) => type.startsWith('text/'))
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
