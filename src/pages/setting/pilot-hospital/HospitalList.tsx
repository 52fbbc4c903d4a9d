import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { BlockedDialog } from '@/components/form/BlockedDialog';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import type { ImportedEntity } from '@/components/import/entity';
import { ImportWizard } from '@/components/import/ImportWizard';
import { useImportParam } from '@/components/import/useImportParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import type { BlockedByRecords, HospitalBulkAction, HospitalListed } from '@/contract/hospital';
import { hospitalBulkActions } from '@/contract/limits/hospital';
import type { StatusAction } from '@/domain/hospital/status';
import { getHospitalActions } from '@/domain/hospital/status';
import { runShowingBlockers } from '@/errors/refusal';
import { RecordLinks } from '@/features/record/RecordLinks';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import {
  changeHospitals,
  changeMatchingHospitals,
  deleteHospital,
  isBlockedByRecords,
  listHospitals,
  restoreHospital,
} from '@/services/hospital';
import { hospitalColumns } from './columns';
import { hospitalFilters } from './filters';
import { HospitalDetail } from './HospitalDetail';
import { PauseEffect } from './PauseEffect';
import { ProjectsDialog } from './ProjectsDialog';
import { StatusDialog } from './StatusDialog';
import { StatusFields } from './StatusFields';

const hospitalImport: ImportedEntity = { entity: 'hospital', texts: [hospitalTexts] };

type RecordsDialogProps = BlockedByRecords & { hospital: HospitalListed; onClose: () => void };

/** Lists the records that block the deletion of a hospital. */
function RecordsDialog({ hospital: { name }, blockedBy, count, onClose }: RecordsDialogProps) {
  const t = useText(hospitalTexts);
  return (
    <BlockedDialog title={t('delete.title', { name })} reason={t('delete.blockedText', { count })} onClose={onClose}>
      {count > blockedBy.length && <Typography.Text>{t('delete.more', { count: blockedBy.length })}</Typography.Text>}
      <RecordLinks records={blockedBy} />
    </BlockedDialog>
  );
}

type HospitalDialog = { kind: StatusAction | 'setProjects'; hospital: HospitalListed };

type Props = { dialog: HospitalDialog; reload: () => void; onClose: () => void };

/** Dialog of a row action. */
function HospitalDialogs({ dialog: { kind, hospital }, ...props }: Props) {
  if (kind === 'setProjects') return <ProjectsDialog hospital={hospital} {...props} />;
  return <StatusDialog action={kind} hospital={hospital} {...props} />;
}

const change = createBulkAction({ byIds: changeHospitals, byFilter: changeMatchingHospitals });
export const hospitalListSource = { name: 'hospital' as const, service: listHospitals, defaultSort: 'sort' };
const exported: ListExport = { entity: 'hospital' };
/** URL parameter of the open detail. */
const DETAIL = ['id'] as const;
const getHref = ({ id }: HospitalListed) => `/setting/pilot-hospital?id=${encodeURIComponent(id)}`;
const rowLabel = ({ name }: HospitalListed) => name;
/** Whether its deletion takes it away from members. With referrals, it is refused. */
const isTakenFromMembers = ({ status, publishedProjectCount, referredCount }: HospitalListed) =>
  status === 'active' && publishedProjectCount > 0 && referredCount === 0;

export function HospitalList() {
  const t = useText(hospitalTexts);
  const level = useEnumLabelOrRaw(hospitalTexts, 'level');
  const nature = useEnumLabelOrRaw(hospitalTexts, 'nature');
  const kind = useEnumLabelOrRaw(hospitalTexts, 'kind');
  const columns = useMemo(() => hospitalColumns(t, { level, nature, kind }), [t, level, nature, kind]);
  const fields = useMemo(() => hospitalFilters(t), [t]);
  const { read, open: show, close: hide } = useOverlayParam(DETAIL);
  const { open: edit } = useEditParam();
  const imports = useImportParam();
  const [dialog, setDialog] = useState<HospitalDialog>();
  const [blocked, setBlocked] = useState<BlockedByRecords & { hospital: HospitalListed }>();
  const shownId = read('id') || undefined;

  const rowActions = useCallback(
    (hospital: HospitalListed): RowAction[] => {
      const open = (kind: HospitalDialog['kind'], group: RowAction['group']): RowAction => ({
        key: kind,
        label: t(`action.${kind}`),
        group,
        onClick: () => setDialog({ kind, hospital }),
      });
      return [
        {
          key: 'view',
          label: t('action.view'),
          group: 'work',
          href: getHref(hospital),
          onClick: () => show({ id: hospital.id }),
        },
        { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => edit(hospital.id) },
        open('setProjects', 'edit'),
        ...getHospitalActions(hospital.status).map((kind) => open(kind, 'edit')),
        {
          key: 'delete',
          label: t('action.delete'),
          group: 'danger',
          confirm: isTakenFromMembers(hospital)
            ? {
                title: t('delete.confirm', { name: hospital.name }),
                text: t('published', { count: hospital.publishedProjectCount }),
              }
            : undefined,
          run: () =>
            runShowingBlockers(deleteHospital(hospital), isBlockedByRecords, (found) =>
              setBlocked({ hospital, ...found }),
            ),
          undo: { text: t('delete.done', { name: hospital.name }), restore: () => restoreHospital(hospital) },
        },
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
          fields: (target) => (
            <>
              {action === 'pause' && <PauseEffect target={target} />}
              <StatusFields dateLabel={t('date')} />
            </>
          ),
          run: (target, values) => {
            const { date, reason } = values as Pick<HospitalBulkAction, 'date' | 'reason'>;
            return change(target, { action, date, reason });
          },
        }),
      ),
    ],
    [t],
  );

  return (
    <ListPage<HospitalListed>
      fields={fields}
      columns={columns}
      {...hospitalListSource}
      rowLabel={rowLabel}
      onOpen={({ id }) => show({ id })}
      href={getHref}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit(NEW_ENTITY)}>
            {t('action.new')}
          </Button>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => imports.open(NEW_ENTITY)}>
            {t('action.import')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <>
          {shownId !== undefined && imports.id === undefined && (
            <HospitalDetail id={shownId} onEdit={() => edit(shownId)} onMissing={reload} onClose={hide} />
          )}
          {imports.id !== undefined && <ImportWizard of={hospitalImport} place={imports} />}
          {blocked && <RecordsDialog {...blocked} onClose={() => setBlocked(undefined)} />}
          {dialog && <HospitalDialogs dialog={dialog} reload={reload} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
