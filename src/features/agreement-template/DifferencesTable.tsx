import { Table, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { type ComparedField, diffConsentItems, getChangedFields } from '@/domain/agreement-template/template-diff';
import { diffText } from '@/domain/text-diff/text-diff';
import { useText } from '@/hooks/useText';
import { useValueLabel } from '@/hooks/useValueLabel';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { formatMinute } from '@/utils/date';
import { TextDiff } from './TextDiff';

type Props = { before: AgreementTemplate; after: AgreementTemplate };
type DiffRow = { key: string; what: ReactNode; from: ReactNode; to: ReactNode };

/** Differences between two versions other than the text: one row per consent item and field. */
export function DifferencesTable({ before, after }: Props) {
  const t = useText(agreementTemplateTexts);
  const label = useValueLabel(agreementTemplateTexts);

  const formatField = (template: AgreementTemplate, field: ComparedField) =>
    field === 'effectiveAt' ? formatMinute(template[field]) : (label(field, template[field]) ?? template[field]);
  const renderItem = (text: ReactNode, required: boolean) => (
    <>
      {text} <Tag>{t(required ? 'item.required' : 'item.optional')}</Tag>
    </>
  );

  const items = diffConsentItems(before.consentItems, after.consentItems).map(
    ({ code, before: old, after: next, isMoved }): DiffRow => ({
      key: `item ${code}`,
      what: (
        <>
          {t('compare.item', { code })} {isMoved && <Tag color="blue">{t('compare.moved')}</Tag>}
        </>
      ),
      from: old ? renderItem(old.text, old.required) : t('compare.none'),
      to: next
        ? renderItem(old ? <TextDiff pieces={diffText(old.text, next.text)} /> : next.text, next.required)
        : t('compare.none'),
    }),
  );
  const fields = getChangedFields(before, after).map(
    (field): DiffRow => ({
      key: field,
      what: t(`field.${field}`),
      from: formatField(before, field),
      to: formatField(after, field),
    }),
  );
  const rows = [...items, ...fields];
  if (rows.length === 0) return t('compare.itemsSame');
  return (
    <Table<DiffRow>
      size="small"
      bordered
      dataSource={rows}
      pagination={false}
      scroll={{ x: true }}
      columns={[
        { key: 'what', title: t('compare.what'), dataIndex: 'what' },
        { key: 'from', title: before.templateVersion, dataIndex: 'from' },
        { key: 'to', title: after.templateVersion, dataIndex: 'to' },
      ]}
    />
  );
}
