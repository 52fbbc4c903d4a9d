const MASKS = '.ant-drawer-mask, .ant-modal-wrap';

/**
 * Keeps the second click of a double click from closing the drawer or dialog that the first one has opened, as its mask
 * is under the pointer by then. Single clicks on a mask still close it.
 *
 * @returns removes the listener
 */
export function ignoreDoubleClickOnMasks() {
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.matches(MASKS)) event.stopPropagation();
  };
  // In the capture phase on window, before React's listeners.
  window.addEventListener('click', ignore, true);
  return () => window.removeEventListener('click', ignore, true);
}
