import { bulk as limit } from '@/contract/limits/bulk';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { TextAreaField } from './TextField';

type Props = {
  /** 原因 by default. */
  label?: string;
  /** In code points; by default the limits of a bulk action's reason. */
  min?: number;
  max?: number;
  rows?: number;
  extra?: string;
};

/** Required reason of an action, as `reason`; it is written to the log. */
export function ReasonField({ label, min = limit.minReasonLength, max = limit.maxReasonLength, ...rest }: Props) {
  const t = useText(inputTexts);
  return <TextAreaField name="reason" label={label ?? t('reason')} isRequired {...{ min, max }} {...rest} />;
}
