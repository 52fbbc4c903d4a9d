import { Alert, Form } from 'antd';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import type { ChannelLink } from '@/contract/channel-link-list';
import { channelLinkTypes, channelLink as limit } from '@/contract/limits/channel-link';
import { getPartNeed } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { ChannelField } from './ChannelField';
import { FormatFields } from './FormatFields';
import { QueryField, TargetFields } from './TargetFields';
import { useTargetLabel } from './useTargetLabel';
import { getDefaultExpiry, getLinkFormats, type LinkValues } from './values';

export function NameField() {
  const t = useText(channelLinkTexts);
  return (
    <TextField
      name="name"
      label={t('field.name')}
      isRequired
      min={limit.minNameLength}
      max={limit.maxNameLength}
      extra={t('form.nameHint')}
    />
  );
}

export function RemarkField() {
  const t = useText(channelLinkTexts);
  return <TextAreaField name="remark" label={t('field.remark')} max={limit.maxRemarkLength} rows={2} />;
}

/** Target and format of a link. */
function TargetAndFormatFields({ link }: { link?: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const form = Form.useFormInstance<LinkValues>();
  const linkType = Form.useWatch('linkType', form) ?? 'project';
  const formats = getLinkFormats(linkType);
  return (
    <>
      <RadioField
        name="linkType"
        label={t('field.linkType')}
        isRequired
        options={channelLinkTypes.map((value) => ({ value, label: t(`linkType.${value}`) }))}
        onChoose={(type) => {
          const [first] = getLinkFormats(type);
          if (first === undefined || getLinkFormats(type).includes(form.getFieldValue('codeType'))) return;
          form.setFieldsValue({ codeType: first, ...getDefaultExpiry(first) });
        }}
      />
      <TargetFields linkType={linkType} link={link} />
      <FormatFields formats={formats} link={link} />
    </>
  );
}

/** Fields of a link that already has clicks: its target and format must stay as published. */
function ClickedFields({ link }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const { type, target } = useTargetLabel();
  const targetSummary = [type(link.linkType), target(link), t(`codeType.${link.codeType}`)].filter(Boolean).join(' · ');
  return (
    <>
      <Alert type="info" role="note" showIcon title={t('form.clicked')} style={{ marginBlockEnd: 16 }} />
      <NameField />
      <Form.Item label={t('field.channelId')}>
        <bdi>{link.channelName}</bdi>
      </Form.Item>
      <Form.Item label={t('form.fixed')}>
        <bdi style={{ overflowWrap: 'anywhere' }}>{targetSummary}</bdi>
      </Form.Item>
      {getPartNeed(link.linkType, 'query') && <QueryField />}
      <RemarkField />
    </>
  );
}

/** Fields of a channel link (docs/domain.md 6.8). */
export function LinkFormFields({ link }: { link?: ChannelLink }) {
  const t = useText(channelLinkTexts);
  if (link?.isClicked) return <ClickedFields link={link} />;
  return (
    <>
      {link ? (
        <Form.Item label={t('field.channelId')}>
          <bdi>{link.channelName}</bdi>
        </Form.Item>
      ) : (
        <ChannelField />
      )}
      <NameField />
      <TargetAndFormatFields link={link} />
      <RemarkField />
    </>
  );
}
