/** The button of the selected view, or else the first button. */
export const findSelectedOption = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('[aria-current]') ?? place?.querySelector('button');
