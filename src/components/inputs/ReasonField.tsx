import { bulk as limit } from '@/contract/limits/bulk';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { TextAreaField } from './TextField';

type Props = {
  /** By default 原因. */
  label?: string;
  /** In code points; by default as much as the reason of an action on several rows. */
  min?: number;
  max?: number;
  rows?: number;
  extra?: string;
};

/** Why something is done, as `reason`: it stands in the log, and cannot be left out. */
export function ReasonField({ label, min = limit.minReasonLength, max = limit.maxReasonLength, ...rest }: Props) {
  const t = useText(inputTexts);
  return <TextAreaField name="reason" label={label ?? t('reason')} isRequired {...{ min, max }} {...rest} />;
}
