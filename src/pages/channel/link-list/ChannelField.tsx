import { SelectField } from '@/components/inputs/SelectField';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { useChannelOptions } from './useChannelOptions';

/** Channel of a new link; only enabled channels can be selected. */
export function ChannelField() {
  const t = useText(channelLinkTexts);
  const { options, read } = useChannelOptions();
  return (
    <SelectField
      name="channelId"
      label={t('field.channelId')}
      isRequired
      isSearchable
      read={read}
      options={options}
      extra={t(read.error ? 'form.channelsFailed' : 'form.channelHint')}
    />
  );
}
