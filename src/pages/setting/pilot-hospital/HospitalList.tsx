import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { NEW, useEditParam } from '@/components/form/useEditParam';
import { ImportWizard } from '@/components/import/ImportWizard';
import { useImportParam } from '@/components/import/useImportParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import type { Filter } from '@/components/list/codec';
import { ExportFormatField } from '@/components/list/ExportFormatField';
import { ListPage } from '@/components/list/ListPage';
import type { Target } from '@/components/list/selection';
import type { ListService } from '@/components/list/useListData';
import type { ExportFormat } from '@/contract/export';
import type { Hospital, HospitalBulkAction, HospitalFilter, HospitalQuery } from '@/contract/hospital';
import { hospitalBulkActions } from '@/contract/limits/hospital';
import { actionsOf } from '@/domain/hospital/status';
import { useText } from '@/hooks/useText';
import { changeHospitals, changeMatchingHospitals, listHospitals } from '@/services/hospital';
import { startExport } from '@/services/job';
import { hospitalColumns } from './columns';
import { hospitalFilters } from './filters';
import { HospitalDetail } from './HospitalDetail';
import { type HospitalDialog, HospitalDialogs } from './HospitalDialogs';
import { hospitalImport } from './import';
import { StatusFields } from './StatusFields';

// The filter fields of this page are those of the contract, by name and value.
const readHospitals: ListService<Hospital> = (query, signal) => listHospitals(query as HospitalQuery, signal);
const asHospitalFilter = (filter: Filter) => filter as HospitalFilter;

const change = (target: Target<Filter>, action: HospitalBulkAction) =>
  'ids' in target
    ? changeHospitals(target.ids, action)
    : changeMatchingHospitals(asHospitalFilter(target.filter), target.excludedIds, action);

const exportTarget = (target: Target<Filter>, format: ExportFormat) =>
  startExport(
    'ids' in target
      ? { entity: 'hospital', filter: {}, ids: target.ids, format }
      : { entity: 'hospital', filter: asHospitalFilter(target.filter), excludedIds: target.excludedIds, format },
  );

const rowLabel = ({ name }: Hospital) => name;

export function HospitalList() {
  const t = useText('hospital');
  const tList = useText('list');
  const columns = useMemo(() => hospitalColumns(t), [t]);
  const fields = useMemo(() => hospitalFilters(t), [t]);
  const [query, setQuery] = useSearchParams();
  const { open: edit } = useEditParam();
  const imports = useImportParam();
  const [dialog, setDialog] = useState<HospitalDialog>();
  const shownId = query.get('id') ?? undefined;

  const show = useCallback(
    (id: string | undefined) => {
      const changed = new URLSearchParams(query);
      if (id === undefined) changed.delete('id');
      else changed.set('id', id);
      setQuery(changed, { replace: id === undefined });
    },
    [query, setQuery],
  );

  const rowActions = useCallback(
    (hospital: Hospital): RowAction[] => {
      const open = (kind: HospitalDialog['kind']) => ({
        key: kind,
        label: t(`action.${kind}`),
        onClick: () => setDialog({ kind, hospital }),
      });
      return [
        { key: 'view', label: t('action.view'), onClick: () => show(hospital.id) },
        { key: 'edit', label: t('action.edit'), onClick: () => edit(hospital.id) },
        open('setProjects'),
        ...actionsOf(hospital.status).map(open),
        { ...open('delete'), isDanger: true },
      ];
    },
    [t, show, edit],
  );

  const bulkActions = useMemo(
    (): BulkAction[] => [
      ...hospitalBulkActions.map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          confirm: (count) => t(`bulk.${action}`, { count }),
          fields: <StatusFields dateLabel={t('date')} />,
          run: (target, values) => {
            const { date, reason } = values as Pick<HospitalBulkAction, 'date' | 'reason'>;
            return change(target, { action, date, reason });
          },
        }),
      ),
      {
        key: 'export',
        label: tList('exportSelected'),
        confirm: (count) => tList('exportConfirm', { count }),
        fields: <ExportFormatField />,
        run: (target, { format }) => exportTarget(target, format as ExportFormat),
      },
    ],
    [t, tList],
  );

  return (
    <ListPage<Hospital>
      name="hospital"
      fields={fields}
      columns={columns}
      defaultSort="sort"
      service={readHospitals}
      rowLabel={rowLabel}
      onOpen={({ id }) => show(id)}
      rowActions={rowActions}
      bulkActions={bulkActions}
      onExport={({ filter, sort, format }) =>
        startExport({
          entity: 'hospital',
          filter: asHospitalFilter(filter),
          sort: sort as HospitalQuery['sort'],
          format,
        })
      }
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit(NEW)}>
            {t('action.new')}
          </Button>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => imports.open(NEW)}>
            {t('action.import')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <>
          {shownId !== undefined && imports.id === undefined && (
            <HospitalDetail id={shownId} onEdit={() => edit(shownId)} onClose={() => show(undefined)} />
          )}
          {imports.id !== undefined && <ImportWizard of={hospitalImport} place={imports} />}
          {dialog && <HospitalDialogs dialog={dialog} reload={reload} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
