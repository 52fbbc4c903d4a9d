import { Flex, Table, Tag, Typography } from 'antd';
import type { EntityAction } from '@/components/actions/useRowAction';
import type { RowAction } from '@/components/list/actions';
import { RowActions } from '@/components/list/RowActions';
import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { listTexts } from '@/locales/list';
import { formatMinute } from '@/utils/date';
import { TemplateStatus } from './TemplateStatus';
import { useTemplateName } from './useTemplateName';
import { groupByCode, type TemplateRow } from './versions';

type Props = {
  templates: readonly AgreementTemplateListed[];
  isLoading: boolean;
  /** Id of the template that the project uses. */
  selectedId: string | null;
  getActions: (template: AgreementTemplateListed) => RowAction[];
  onStart: (id: string, action: EntityAction) => void;
};

/** Versions grouped by template, with their actions. */
export function TemplateTable({ templates, isLoading, selectedId, getActions, onStart }: Props) {
  const t = useText(agreementTemplateTexts);
  const tList = useText(listTexts);
  const formatName = useTemplateName();
  return (
    <Table<TemplateRow>
      size="small"
      bordered
      rowKey="id"
      loading={isLoading}
      dataSource={groupByCode(templates)}
      pagination={false}
      scroll={{ x: true }}
      locale={{ emptyText: t('empty') }}
      columns={[
        {
          key: 'template',
          title: t('column.template'),
          onCell: ({ rowSpan }) => ({ rowSpan }),
          render: (_, { title, code }) => (
            <Flex vertical style={{ minWidth: 112 }}>
              {title}
              <Typography.Text type="secondary">{code}</Typography.Text>
            </Flex>
          ),
        },
        {
          key: 'version',
          title: t('field.templateVersion'),
          render: (_, { id, templateVersion }) => (
            <>
              {templateVersion} {id === selectedId && <Tag>{t('chosen')}</Tag>}
            </>
          ),
        },
        { key: 'status', title: t('field.status'), render: (_, { status }) => <TemplateStatus status={status} /> },
        {
          key: 'effectiveAt',
          title: t('field.effectiveAt'),
          render: (_, { effectiveAt }) => (
            <span style={{ whiteSpace: 'nowrap' }}>{formatMinute(effectiveAt) ?? '—'}</span>
          ),
        },
        {
          key: 'usedBy',
          title: t('column.usedBy'),
          dataIndex: 'usedByCount',
          align: 'right',
        },
        {
          key: 'actions',
          title: tList('actions'),
          render: (_, row) => (
            <RowActions
              actions={getActions(row)}
              rowLabel={formatName(row)}
              onStart={(action) => onStart(row.id, action)}
            />
          ),
        },
      ]}
    />
  );
}
