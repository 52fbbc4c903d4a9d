import { Form } from 'antd';
import { InstantField } from '@/components/inputs/InstantField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { toAntdRule } from '@/components/inputs/rules';
import type { ChannelLink } from '@/contract/channel-link-list';
import { type CodeType, envVersions, expireTypes, channelLink as limit } from '@/contract/limits/channel-link';
import { expiryProblem, mustExpire } from '@/domain/channel/expiry';
import { getRenewedExpiry } from '@/domain/channel/link-rules';
import { opensMiniProgram } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';
import { getDefaultExpiry, type SharedValues } from './values';

function ExpiryFields({ codeType, link }: { codeType: CodeType; link?: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const form = Form.useFormInstance<SharedValues>();
  const expireType = Form.useWatch('expireType', form);
  const isRequired = mustExpire(codeType);
  const isKept = link?.expireType === 'time' && link.codeType === codeType;
  const kept = isKept ? link.expiresAt : undefined;
  const latest = formatMinute(new Date(getRenewedExpiry(limit.maxExpireDays, serverNow())).toISOString()) ?? '';
  return (
    <>
      <RadioField
        name="expireType"
        label={t('field.expireType')}
        isRequired
        options={expireTypes
          .filter((type) => type !== 'none' || !isRequired)
          .map((value) => ({ value, label: t(`expireType.${value}`) }))}
        extra={isRequired ? t('form.expiryMust', { max: limit.maxExpireDays }) : undefined}
        onChoose={(type) => type === 'days' && form.setFieldValue('expireDays', limit.maxExpireDays)}
      />
      {expireType === 'time' && (
        <InstantField
          name="expiresAt"
          label={t('field.expiresAt')}
          isRequired
          isFuture
          kept={kept}
          rules={[
            toAntdRule<string>((at) =>
              at !== kept &&
              expiryProblem({ codeType, expireType, expiresAt: Date.parse(at), expireDays: null }, serverNow()) ===
                'tooLate'
                ? t('form.expiryTooLate', { max: limit.maxExpireDays, time: latest })
                : undefined,
            ),
          ]}
        />
      )}
      {expireType === 'days' && (
        <NumberField
          name="expireDays"
          label={t('field.expireDays')}
          isRequired
          min={1}
          max={limit.maxExpireDays}
          suffix={t('days')}
        />
      )}
    </>
  );
}

/** Format of a link, among `formats`, and the fields that depend on it; `link` is the saved one. */
export function FormatFields({ formats, link }: { formats: readonly CodeType[]; link?: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const form = Form.useFormInstance<SharedValues>();
  const selected = Form.useWatch('codeType', form);
  const codeType = formats.find((one) => one === selected) ?? formats[0] ?? 'mpCode';
  return (
    <>
      <RadioField
        name="codeType"
        label={t('field.codeType')}
        isRequired
        options={formats.map((value) => ({ value, label: t(`codeType.${value}`) }))}
        onChoose={(value) => form.setFieldsValue(getDefaultExpiry(value))}
      />
      {opensMiniProgram(codeType) && (
        <RadioField
          name="envVersion"
          label={t('field.envVersion')}
          isRequired
          options={envVersions.map((value) => ({ value, label: t(`envVersion.${value}`) }))}
          extra={t('form.envHint')}
        />
      )}
      <ExpiryFields codeType={codeType} link={link} />
    </>
  );
}
