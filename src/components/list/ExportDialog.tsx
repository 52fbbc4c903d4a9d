import { ProFormDependency } from '@ant-design/pro-components';
import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { RadioField } from '@/components/inputs/RadioField';
import { PurposeFields, type RevealRequest, toRevealRequest } from '@/components/reveal/PurposeFields';
import { jobStore } from '@/components/shell/jobs/store';
import type { ExportFormat, ExportInput } from '@/contract/export';
import { exportColumns } from '@/contract/limits/export';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { startExport } from '@/services/job';
import type { Filter } from './codec';
import { useConfirmClear } from './useConfirmClear';

/** File format of an export: XLSX or CSV. */
function ExportFormatField() {
  const t = useText(listTexts);
  return (
    <RadioField
      name="format"
      label={t('format')}
      initialValue="xlsx"
      options={[
        { value: 'xlsx', label: t('exportXlsx') },
        { value: 'csv', label: t('exportCsv') },
      ]}
    />
  );
}

export type ListExport = {
  entity: ExportInput['entity'];
  /** The rows hold no personal data, so nothing is masked. */
  isImpersonal?: true;
  /** The list has too many rows for a workbook: CSV only. */
  isCsv?: true;
  /**
   * Personal fields that may also be exported unmasked: with a purpose and a second confirmation (docs/domain.md 5.2).
   */
  clear?: {
    fields: readonly { value: string; label: string; column: string }[];
    /** Says whose data stay masked even then. */
    note: string;
  };
};

/** Whether an export holds personal data and always masks it. */
export const isMasked = ({ clear, isImpersonal }: ListExport) => !clear && !isImpersonal;

/** The rows to export, in the order of the list. */
export type ExportScope = { filter: Filter; excludedIds?: string[]; ids?: string[]; sort: string };

export type ShownColumn = { key: string; title: string };

type Values = RevealRequest & { format: ExportFormat; columns: 'all' | 'shown'; personal?: 'masked' | 'clear' };

type Props = {
  list: ListExport;
  scope: ExportScope;
  count: number;
  /** The visible columns of the list, in their order. */
  shownColumns: readonly ShownColumn[];
  onStarted: () => void;
  onClose: () => void;
};

/**
 * Exports rows of a list to a file, as a job: all columns or those that the list shows. Personal data is masked unless
 * the operator states a purpose.
 */
export function ExportDialog({ list, scope, count, shownColumns, onStarted, onClose }: Props) {
  const { entity, clear } = list;
  const exportable: readonly string[] = exportColumns[entity];
  const columns = shownColumns.flatMap(({ key }) => (exportable.includes(key) ? [key] : []));
  const t = useText(listTexts);
  const { message } = App.useApp();
  const confirmClear = useConfirmClear();
  const isPicked = scope.ids !== undefined;
  const isClear = ({ personal }: Pick<Values, 'personal'>) => clear !== undefined && personal === 'clear';

  /** The visible columns, with those that the operator asked to have unmasked. */
  const getColumns = (values: Values) => {
    const unmasked = clear && isClear(values) ? clear.fields.filter(({ value }) => values.fields.includes(value)) : [];
    return [...new Set([...columns, ...unmasked.map(({ column }) => column)])];
  };

  const text = () => {
    if (isPicked) return clear && t('exportSelectedText', { count });
    if (list.isImpersonal) return t('exportTextPlain', { count });
    return t(clear ? 'exportTextChoice' : 'exportText', { count });
  };

  return (
    <ActionDialog<Values>
      draft={null}
      title={t(isMasked(list) ? 'exportConfirm' : 'exportTitle', { count })}
      okText={t('exportOk')}
      warning={text()}
      initialValues={{ columns: 'all', personal: 'masked', fields: clear?.fields.map(({ value }) => value) }}
      confirm={async (values) => !isClear(values) || confirmClear(toRevealRequest(values), count, clear?.fields ?? [])}
      onSubmit={async (values) => {
        const asked = {
          ...(values.columns === 'shown' && { columns: getColumns(values) }),
          ...(isClear(values) && { clear: toRevealRequest(values) }),
        };
        // The filter fields of the list have the names of the export's contract.
        jobStore.track(
          await startExport({ entity, ...scope, format: list.isCsv ? 'csv' : values.format, ...asked } as ExportInput),
        );
        message.info(t('jobStarted'));
        onStarted();
      }}
      onClose={onClose}
    >
      {list.isCsv ? <p>{t('exportCsvOnly')}</p> : <ExportFormatField />}
      {columns.length > 0 && (
        <RadioField
          name="columns"
          label={t('exportColumns')}
          options={(['all', 'shown'] as const).map((value) => ({
            value,
            label: t(`exportColumns.${value}`, { count: columns.length, total: exportable.length }),
          }))}
        />
      )}
      {clear && (
        <>
          <RadioField
            name="personal"
            label={t('exportPersonal')}
            options={(['masked', 'clear'] as const).map((value) => ({ value, label: t(`exportPersonal.${value}`) }))}
          />
          <ProFormDependency<Pick<Values, 'personal'>> name={['personal']}>
            {(values) =>
              isClear(values) && (
                <>
                  <PurposeFields fields={clear.fields} isExport />
                  <p>{clear.note}</p>
                </>
              )
            }
          </ProFormDependency>
        </>
      )}
    </ActionDialog>
  );
}
