import { act, fireEvent } from '@testing-library/react';

/**
 * Focuses and clicks an element, at a third of the cost of `user.click`, which moves a pointer first. Elements that
 * open on mousedown, such as selects, need `user.click`.
 */
export const click = (element: Element) =>
  act(async () => {
    (element as HTMLElement).focus();
    fireEvent.click(element);
  });

/** Sets the text of a field in one change, without the cost of each key; the field keeps the focus. */
export const write = (field: Element, text: string) =>
  act(async () => {
    (field as HTMLElement).focus();
    fireEvent.input(field, { target: { value: text } });
  });

/** Blurs the focused field. */
export const leave = () => act(async () => (document.activeElement as HTMLElement).blur());
