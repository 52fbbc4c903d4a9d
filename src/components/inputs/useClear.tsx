import { CloseCircleFilled } from '@ant-design/icons';
import type { DatePickerProps } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/**
 * Leaves the button around `icon` out of the way of Tab, which goes on to the next field. By keyboard Delete empties
 * a choice or a day; a text is deleted as any text is.
 */
function removeFromTabOrder(icon: HTMLElement | null) {
  const button = icon?.closest('button');
  if (!button) return undefined;
  button.tabIndex = -1;
  const control = button.closest<HTMLElement>('.ant-select, .ant-picker');
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Delete' || !(target instanceof HTMLInputElement)) return;
    // What is looked for, or a part of a date, is a text like any other.
    if (target.selectionStart === 0 && target.selectionEnd === target.value.length) button.click();
  };
  control?.addEventListener('keydown', onKeyDown);
  return () => control?.removeEventListener('keydown', onKeyDown);
}

/** The button that empties an input, as antd's `allowClear` takes it: named after `label`, in the operator's language. */
export function useClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled ref={removeFromTabOrder} aria-hidden />, label: t('clear', { label }) };
}

/** The same for antd's text inputs, whose button has the name of its icon. */
export function useTextClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled ref={removeFromTabOrder} aria-label={t('clear', { label })} /> };
}

/** The same for antd's pickers, which take the name of the button among their words. */
export function usePickerClear(label: string) {
  const { label: clear, clearIcon } = useClear(label);
  // antd lays them over the words of its language.
  const locale = { lang: { clear } } as NonNullable<DatePickerProps['locale']>;
  return { locale, allowClear: { clearIcon } };
}
