import { useShortcuts } from '@/hooks/useShortcuts';

/**
 * Ctrl+S or Cmd+S submits a form or dialog.
 *
 * @param label what it does, as on the button
 * @returns a ref for an element in the form
 */
export function useSaveShortcut(label: string, save: () => void) {
  const run = () => {
    // Blurs selects and pickers first, so that an entered but uncommitted tag or day is taken, as by a click on the
    // button.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('.ant-select, .ant-picker')) activeElement.blur();
    setTimeout(save);
  };
  return useShortcuts([{ keys: 'mod+s', label, run }]);
}
