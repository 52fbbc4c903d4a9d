import type { FormInstance } from 'antd';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

const isTextInput = (element: Element | null) => element?.matches('input, textarea, [contenteditable=true]') ?? false;

/** antd's Button gives its ref anew whenever it is drawn, and by then the operator may have gone on. */
const focusedButtons = new WeakSet<HTMLElement>();
function focusOnce(button: HTMLElement) {
  if (focusedButtons.has(button)) return;
  button.focus();
  if (document.activeElement === button) focusedButtons.add(button);
}

/**
 * Puts the focus on the button that a dialog begins with, as its `ref`. antd's `autoFocus` does so whatever happens:
 * buttons come after fields, and it took the focus out of the field that somebody quick was typing in.
 */
export function focusButton(button: HTMLElement | null) {
  const { activeElement } = document;
  if (!button) return;
  const isInUse = isTextInput(activeElement) && button.closest('[role=dialog]')?.contains(activeElement);
  if (isInUse) focusedButtons.add(button);
  else focusOnce(button);
}

/** Puts the focus on a button that stands where what had the focus has gone, as its `ref`. */
export function focusIfBodyFocused(button: HTMLElement | null) {
  if (button && document.activeElement === document.body) focusOnce(button);
}

/** Whether the focus has gone into a dialog that was opened after the one that `place` lies in: it lies over it. */
function isFocusInLaterDialog(place: HTMLElement) {
  const [own, active] = [place, document.activeElement].map((element) => element?.closest('[role=dialog]'));
  if (!own || !active) return false;
  return Boolean(own.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) && !own.contains(active);
}

/** Whether the focus is in the dialog or drawer that `place` lies in. */
export const hasFocusInDialog = (place: HTMLElement | null) =>
  place?.closest('[role=dialog]')?.contains(document.activeElement) ?? false;

/**
 * Puts the focus on the first field of a form: the operator came to type. Who types already is left alone.
 * @param place in the dialog or drawer of the form: who types outside of it does so behind it, unless in a dialog that
 * was opened over it
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

/** The browser brings what has the focus to the middle, and with that what stands above it out of view. */
function showFromTop(field: Element | null) {
  const body = field?.closest('.ant-modal-body, .ant-drawer-body');
  if (!field || !body) return;
  body.scrollTop = 0;
  field.scrollIntoView?.({ block: 'nearest' });
}

/**
 * The same once a dialog has opened, for fields that came only then: whoever has used a key or the pointer by then is
 * somewhere already, maybe on the button.
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
