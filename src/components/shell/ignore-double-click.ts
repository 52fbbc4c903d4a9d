const MASKS = '.ant-drawer-mask, .ant-modal-wrap';

/**
 * Lets the second click of a double click not close what the first one has opened: its mask lies under
 * the pointer by then. A click of its own beside a drawer or dialog closes it as ever.
 * @returns ends it
 */
export function ignoreDoubleClickOnMasks() {
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1 && event.target instanceof Element && event.target.matches(MASKS)) event.stopPropagation();
  };
  // Before React, which listens further in.
  window.addEventListener('click', ignore, true);
  return () => window.removeEventListener('click', ignore, true);
}
