import { ProFormDependency } from '@ant-design/pro-components';
import { MobileField } from '@/components/inputs/contact-fields';
import { MaskedField } from '@/components/inputs/MaskedField';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import type { Channel } from '@/contract/channel-list';
import { channel as limit } from '@/contract/limits/channel';
import { canHaveHospital } from '@/domain/channel/status';
import { isMobile, normalizeMobile } from '@/domain/validation/mobile';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { inputTexts } from '@/locales/input';
import { CostsField } from './CostsField';
import { useChannelValues } from './useChannelValues';

const acceptAny = () => true;

function NewContact() {
  const t = useText(channelTexts);
  return (
    <>
      <TextField name="contactName" label={t('field.contactName')} max={limit.maxContactNameLength} />
      <MobileField name="contactMobile" label={t('field.contactMobile')} />
    </>
  );
}

/** Only the masked contact is known to the console. */
function MaskedContact({ channel }: { channel: Channel }) {
  const t = useText(channelTexts);
  const tInput = useText(inputTexts);
  return (
    <>
      <MaskedField
        name="contactName"
        label={t('field.contactName')}
        masked={channel.contactNameMasked}
        max={limit.maxContactNameLength}
        clean={cleanLine}
        form={{ holds: acceptAny, message: '' }}
      />
      <MaskedField
        name="contactMobile"
        label={t('field.contactMobile')}
        masked={channel.contactMobileMasked}
        max={limit.maxContactMobileLength}
        clean={normalizeMobile}
        form={{ holds: isMobile, message: tInput('form.mobile') }}
        inputMode="tel"
      />
    </>
  );
}

/** Optional fields of a channel. */
export function MoreFields({ channel }: { channel: Channel | undefined }) {
  const t = useText(channelTexts);
  const { projects, hospitals } = useChannelValues();
  const known = new Set(projects.data?.map(({ id }) => id));
  const unknown = (channel?.projectIds ?? []).filter((id) => !known.has(id));
  return (
    <>
      <ProFormDependency<{ type?: string }> name={['type']}>
        {({ type = '' }) =>
          canHaveHospital(type) && (
            <SelectField
              name="hospitalId"
              label={t('field.hospitalId')}
              options={(hospitals.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              read={hospitals}
              isClearable
              isSearchable
            />
          )
        }
      </ProFormDependency>
      <MultiSelectField
        name="projectIds"
        label={t('field.projectIds')}
        extra={t('edit.projectsHint', { max: limit.maxProjects })}
        options={[
          ...(projects.data ?? []).map(({ id, name, projectNo }) => ({ value: id, label: `${name} ${projectNo}` })),
          ...unknown.map((id) => ({ value: id, label: projects.data ? t('edit.projectUnknown', { id }) : '…' })),
        ]}
        max={limit.maxProjects}
        read={projects}
      />
      <CostsField />
      {channel ? <MaskedContact channel={channel} /> : <NewContact />}
      <TextAreaField name="remark" label={t('field.remark')} max={limit.maxRemarkLength} rows={3} />
    </>
  );
}
