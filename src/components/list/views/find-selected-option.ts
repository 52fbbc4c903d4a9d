/** Among views to choose from, the button of the one that is chosen, or else the first. */
export const findSelectedOption = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('[aria-current]') ?? place?.querySelector('button');
