import { CloseCircleFilled } from '@ant-design/icons';
import type { DatePickerProps } from 'antd';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

/** The button that empties an input, as antd's `allowClear` takes it: named after `label`, in the operator's language. */
export function useClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled aria-hidden />, label: t('clear', { label }) };
}

/** The same for antd's text inputs, whose button has the name of its icon. */
export function useTextClear(label: string) {
  const t = useText(inputTexts);
  return { clearIcon: <CloseCircleFilled aria-label={t('clear', { label })} /> };
}

/** The same for antd's pickers, which take the name of the button among their words. */
export function usePickerClear(label: string) {
  const { label: clear, clearIcon } = useClear(label);
  // antd lays them over the words of its language.
  const locale = { lang: { clear } } as NonNullable<DatePickerProps['locale']>;
  return { locale, allowClear: { clearIcon } };
}
