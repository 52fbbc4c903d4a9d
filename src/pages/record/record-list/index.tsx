import { history } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import type { BulkAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import { ALL } from '@/components/list/tabs';
import { OperatorField } from '@/components/operator/OperatorField';
import { bulk as bulkLimit } from '@/contract/limits/bulk';
import { recordExportFields } from '@/contract/limits/record';
import type { RecordListed } from '@/contract/record-list';
import { useListCall } from '@/features/follow-up/useListCall';
import { useGenderAge } from '@/features/member/useGenderAge';
import { ClaimNextButton } from '@/features/record/ClaimNextButton';
import { toClosing } from '@/features/record/dialogs/CloseDialog';
import { CloseFields } from '@/features/record/dialogs/CloseFields';
import { recordPath } from '@/features/record/record-path';
import { type RecordOverlayKind, recordRowActions } from '@/features/record/row-actions';
import { useClaim } from '@/features/record/useClaim';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { recordWorkTexts } from '@/locales/recordWork';
import { changeMatchingRecords, changeRecords, listRecords } from '@/services/record';
import { recordColumns } from './columns';
import { recordFilters } from './filters';
import { RecordOverlay } from './RecordOverlay';
import { recordListTabs, recordTabRules } from './tabs';

const change = createBulkAction({ byIds: changeRecords, byFilter: changeMatchingRecords });
const start = { name: 'record' as const, service: listRecords, defaultSort: '-submittedAt' };
export const prefetch = prefetchList({ ...start, tabs: () => recordTabRules });
/** Before approval a record is rejected, not closed (docs/domain.md 6.5). */
const closable = ['approved', 'contacted', 'referred', ALL];
const hrefOf = ({ id }: RecordListed) => recordPath(id);
const rowLabel = ({ recordNo }: RecordListed) => recordNo;

/** Record List (docs/domain.md 6.5 and 9). */
export default function RecordList() {
  const t = useText(recordTexts);
  const tWork = useText(recordWorkTexts);
  const genderAge = useGenderAge();
  const agreement = useEnumLabelOrRaw(recordTexts, 'agreement');
  const eligibility = useEnumLabelOrRaw(recordWorkTexts, 'eligibility');
  const [over, setOver] = useState<{ kind: RecordOverlayKind; record: RecordListed }>();
  const [call, calls] = useListCall();
  const columns = useMemo(
    () =>
      recordColumns({
        t,
        tWork,
        genderAge: ({ gender, ageAtSubmit }) => genderAge({ gender, age: ageAtSubmit }),
        agreement,
        eligibility,
        call,
      }),
    [t, tWork, genderAge, agreement, eligibility, call],
  );
  const fields = useMemo(() => recordFilters(t, tWork), [t, tWork]);
  const tabs = useMemo(() => recordListTabs(t), [t]);
  const sorts = useMemo(() => [{ key: 'priority', label: tWork('priority') }], [tWork]);
  const begin = useClaim();
  const claim = useCallback(
    async (record: RecordListed) => {
      if (await begin(record)) history.push(hrefOf(record));
    },
    [begin],
  );
  const rowActions = useCallback(
    (record: RecordListed) =>
      recordRowActions(record, { t, tWork }, { claim, open: (kind, one) => setOver({ kind, record: one }) }),
    [t, tWork, claim],
  );
  const exported = useMemo(
    (): ListExport => ({
      entity: 'record',
      clear: {
        fields: recordExportFields.map((field) => ({
          value: field,
          label: tWork(`filter.${field}`),
          column: field === 'patientName' ? 'patient' : field,
        })),
        note: tWork('export.consent'),
      },
    }),
    [tWork],
  );
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        key: 'assign',
        label: tWork('action.assign'),
        max: bulkLimit.maxIds,
        getFixHref: recordPath,
        confirm: (count) => tWork('bulk.assign', { count }),
        fields: (
          <>
            <p>{tWork('bulk.assign.effect')}</p>
            <OperatorField name="assigneeId" label={tWork('assign.to')} />
          </>
        ),
        run: (target, { assigneeId }) => change(target, { action: 'assign', assigneeId: String(assigneeId) }),
      },
      {
        key: 'close',
        label: tWork('action.close'),
        tabs: closable,
        getFixHref: recordPath,
        isDanger: true,
        confirm: (count) => tWork('bulk.close', { count }),
        fields: (
          <>
            <p>{tWork('bulk.close.effect')}</p>
            <CloseFields />
          </>
        ),
        run: (target, values) =>
          change(target, { action: 'close', ...toClosing(values as Parameters<typeof toClosing>[0]) }),
      },
    ],
    [tWork],
  );

  return (
    <ListPage<RecordListed>
      tabs={tabs}
      sorts={sorts}
      fields={fields}
      columns={columns}
      {...start}
      rowLabel={rowLabel}
      onOpen={(record) => history.push(hrefOf(record))}
      href={hrefOf}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={(filter) => <ClaimNextButton filter={filter} isMain />}
    >
      {(reload) => (
        <>
          {calls}
          {over && <RecordOverlay {...over} onChanged={reload} onClose={() => setOver(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
