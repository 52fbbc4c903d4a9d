import type { FormInstance } from 'antd';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

const isTextInput = (element: Element | null) => element?.matches('input, textarea, [contenteditable=true]') ?? false;

/** antd's Button calls its ref on every render, and the operator may have moved the focus by then. */
const focusedButtons = new WeakSet<HTMLElement>();
function focusOnce(button: HTMLElement) {
  if (focusedButtons.has(button)) return;
  button.focus();
  if (document.activeElement === button) focusedButtons.add(button);
}

/**
 * Ref that focuses the initial button of a dialog. antd's `autoFocus` does so unconditionally: buttons mount after
 * fields, and it took the focus from a field that the operator was already typing in.
 */
export function focusButton(button: HTMLElement | null) {
  const { activeElement } = document;
  if (!button) return;
  const isInUse = isTextInput(activeElement) && button.closest('[role=dialog]')?.contains(activeElement);
  if (isInUse) focusedButtons.add(button);
  else focusOnce(button);
}

/** Ref of a button that gets the focus if the focused element was removed. */
export function focusIfBodyFocused(button: HTMLElement | null) {
  if (button && document.activeElement === document.body) focusOnce(button);
}

/** Whether the focus is in a dialog that was opened after, and so over, the one that contains `place`. */
function isFocusInLaterDialog(place: HTMLElement) {
  const [own, active] = [place, document.activeElement].map((element) => element?.closest('[role=dialog]'));
  if (!own || !active) return false;
  return Boolean(own.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) && !own.contains(active);
}

/** Whether the focus is in the dialog or drawer that contains `place`. */
export const hasFocusInDialog = (place: HTMLElement | null) =>
  place?.closest('[role=dialog]')?.contains(document.activeElement) ?? false;

/**
 * Focuses the first field of a form, unless the operator is already typing.
 *
 * @param place an element in the dialog or drawer of the form: typing outside of it does not count, unless in a dialog
 * that was opened over it
 */
export function focusFirst(form: FormInstance, place?: HTMLElement | null) {
  const { activeElement } = document;
  const dialog = place?.closest('[role=dialog]');
  const isTyping = isTextInput(activeElement) && (!dialog || dialog.contains(activeElement));
  if (isTyping || (place && isFocusInLaterDialog(place))) return;
  const [first] = form.getFieldsError();
  if (!first) return;
  form.focusField(first.name as never);
  showFromTop(document.activeElement);
}

/** The browser scrolls the focused field to the middle, which hides what is above it. */
function showFromTop(field: Element | null) {
  const body = field?.closest('.ant-modal-body, .ant-drawer-body');
  if (!field || !body) return;
  body.scrollTop = 0;
  field.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Returns a function that does the same once a dialog has opened, for fields that mount late. It does nothing after a
 * key press or pointer event: the operator may be on another element, such as the button.
 */
export function useFocusFirst(form: FormInstance, place: RefObject<HTMLElement | null>) {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  return useCallback(() => {
    if (!hasActed.current) focusFirst(form, place.current);
  }, [form, place]);
}
