import { useShortcuts } from '@/hooks/useShortcuts';

/**
 * Ctrl+S, or Cmd+S, saves a form or answers a dialog.
 *
 * @param label what that does, as its button says it
 * @returns a ref for something that lies in the form
 */
export function useSaveShortcut(label: string, save: () => void) {
  const run = () => {
    // A tag or a day that is typed but not yet taken is taken when its field is left, as by a click on the button.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('.ant-select, .ant-picker')) activeElement.blur();
    setTimeout(save);
  };
  return useShortcuts([{ keys: 'mod+s', label, run }]);
}
