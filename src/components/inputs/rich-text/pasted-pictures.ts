/**
 * The pictures that were pasted or dropped bare, such as a screenshot. What comes with a text of its own, as from Word,
 * is that text: its picture of the whole is none that anybody wants.
 */
export const findPicturesWithoutAlt = (data: DataTransfer | null): File[] =>
  data?.types.some((type) => type.startsWith('text/'))
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
