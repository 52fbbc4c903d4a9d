import { NumberField } from '@/components/inputs/NumberField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { channel as limit } from '@/contract/limits/channel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';

export type CodePictureValues = { width: number; withName: boolean };
export const codeDefaultValues: CodePictureValues = { width: limit.defaultCodePx, withName: true };

/** Options of a code picture: its width, and whether the name is printed below it. */
export function CodeFields() {
  const t = useText(channelTexts);
  const [min, max] = [limit.minCodePx, limit.maxCodePx];
  return (
    <>
      <NumberField
        name="width"
        label={t('codeDialog.width')}
        isRequired
        min={min}
        max={max}
        suffix={t('codeDialog.px')}
        extra={t('codeDialog.widthHint', { min, max })}
      />
      <SwitchField name="withName" label={t('codeDialog.withName')} />
    </>
  );
}
