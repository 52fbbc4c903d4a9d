import { act, fireEvent } from '@testing-library/react';

/**
 * Focuses and clicks an element, for a third of what `user.click` costs, which moves a pointer there first. What opens
 * on mousedown, as a select does, needs `user.click`.
 */
export const click = (element: Element) =>
  act(async () => {
    (element as HTMLElement).focus();
    fireEvent.click(element);
  });

/** Replaces the text of a field by one change, without the cost of each key; the field keeps the focus. */
export const write = (field: Element, text: string) =>
  act(async () => {
    (field as HTMLElement).focus();
    fireEvent.input(field, { target: { value: text } });
  });

/** Leaves the field that has the focus. */
export const leave = () => act(async () => (document.activeElement as HTMLElement).blur());
