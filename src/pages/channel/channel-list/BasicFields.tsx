import { ProFormDependency } from '@ant-design/pro-components';
import { Col, Form, Row } from 'antd';
import { useEffect, useRef } from 'react';
import { DayField } from '@/components/inputs/DayField';
import { SelectField } from '@/components/inputs/SelectField';
import { SuggestField } from '@/components/inputs/SuggestField';
import { TextField } from '@/components/inputs/TextField';
import type { Channel } from '@/contract/channel-list';
import { channelTypes, channel as limit } from '@/contract/limits/channel';
import { toInitials } from '@/domain/pinyin';
import { cleanLine } from '@/domain/validation/text';
import { ParentField } from '@/features/channel/ParentField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { listOperators } from '@/services/operator';
import type { ChannelValues } from './values';

/** Normalizes a code like the channel import does: trimmed, lower case. */
const normalizeCode = (text: string) => cleanLine(text).toLowerCase();

/** Owner: one of the active operators, or the name of someone else. */
function OwnerField() {
  const t = useText(channelTexts);
  const read = useRead(['operator', 'options'], listOperators);
  const names = (read.data ?? []).filter(({ active }) => active).map(({ name }) => name);
  return (
    <SuggestField
      name="ownerName"
      label={t('field.ownerName')}
      max={limit.maxOwnerNameLength}
      placeholder={t('owner.hint')}
      suggestions={[...new Set(names)]}
      read={read}
    />
  );
}

/** Proposes the initials of the name as the code, until the operator writes another one. */
function ProposedCode() {
  const form = Form.useFormInstance<ChannelValues>();
  const name = Form.useWatch('name', form);
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    if ((form.getFieldValue('code') ?? null) !== proposed.current) return;
    const code = toInitials(name ?? '').slice(0, limit.maxCodeLength);
    proposed.current = limit.code.test(code) ? code : null;
    form.setFieldValue('code', proposed.current);
  }, [form, name]);
  return null;
}

/** Required fields of a channel, its owner and its place in the tree (docs/domain.md 9). */
export function BasicFields({ channel }: { channel: Channel | undefined }) {
  const t = useText(channelTexts);
  const isFixed = channel?.isTracked === true;
  return (
    <>
      <TextField name="name" label={t('field.name')} isRequired min={limit.minNameLength} max={limit.maxNameLength} />
      {!channel && <ProposedCode />}
      <TextField
        name="code"
        label={t('field.code')}
        isRequired
        isDisabled={isFixed}
        extra={t(isFixed ? 'code.fixed' : 'code.hint')}
        max={limit.maxCodeLength}
        clean={normalizeCode}
        form={{ holds: (code) => limit.code.test(code), message: t('code.form') }}
      />
      <SelectField
        name="type"
        label={t('field.type')}
        isRequired
        options={channelTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <OwnerField />
      <ParentField name="parentId" label={t('field.parentId')} isRequired channel={channel} extra={t('parent.hint')} />
      <Row gutter={16}>
        <Col span={12}>
          <DayField name="validFrom" label={t('field.validFrom')} />
        </Col>
        <Col span={12}>
          <ProFormDependency<{ validFrom?: string | null }> name={['validFrom']}>
            {({ validFrom }) => <DayField name="validTo" label={t('field.validTo')} min={validFrom ?? undefined} />}
          </ProFormDependency>
        </Col>
      </Row>
    </>
  );
}
