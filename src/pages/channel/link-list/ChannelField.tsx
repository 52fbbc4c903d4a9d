import { SelectField } from '@/components/inputs/SelectField';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { useChannels } from './useChannels';

/** The channel of a new link: one that is in use. */
export function ChannelField() {
  const t = useText(channelLinkTexts);
  const { options, error, isLoading } = useChannels();
  return (
    <SelectField
      name="channelId"
      label={t('field.channelId')}
      isRequired
      isSearchable
      isLoading={isLoading}
      options={options}
      extra={t(error ? 'form.channelsFailed' : 'form.channelHint')}
    />
  );
}
