import { CloseCircleFilled } from '@ant-design/icons';
import type { DatePickerProps } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/**
 * Takes the clear button around `icon` out of the tab order. By keyboard, Delete clears a selection or a day; text is
 * deleted as usual.
 */
function removeFromTabOrder(icon: HTMLElement | null) {
  const button = icon?.closest('button');
  if (!button) return undefined;
  button.tabIndex = -1;
  const control = button.closest<HTMLElement>('.ant-select, .ant-picker');
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Delete' || !(target instanceof HTMLInputElement)) return;
    // Search text or part of a date is deleted like any text.
    if (target.selectionStart === 0 && target.selectionEnd === target.value.length) button.click();
  };
  control?.addEventListener('keydown', onKeyDown);
  return () => control?.removeEventListener('keydown', onKeyDown);
}

/** Clear button for antd's `allowClear`, with an accessible name in the operator's language. */
export function useClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled ref={removeFromTabOrder} aria-hidden />, label: t('clear', { label }) };
}

/** The same for antd's text inputs, which name the button after its icon. */
export function useTextClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled ref={removeFromTabOrder} aria-label={t('clear', { label })} /> };
}

/** The same for antd's pickers, which take the name from their locale. */
export function usePickerClear(label: string) {
  const { label: clear, clearIcon } = useClear(label);
  // antd merges this into its locale.
  const locale = { lang: { clear } } as NonNullable<DatePickerProps['locale']>;
  return { locale, allowClear: { clearIcon } };
}
