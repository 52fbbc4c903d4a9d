import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import { ReasonField } from '@/components/inputs/ReasonField';
import type { BulkAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import { ALL } from '@/components/list/tabs';
import { OperatorField } from '@/components/operator/OperatorField';
import type { FollowUpBulkAction } from '@/contract/follow-up';
import type { FollowUp } from '@/contract/follow-up-list';
import { followUp as limit } from '@/contract/limits/follow-up';
import { toBusinessDay } from '@/domain/period/calendar';
import { CompleteDrawer } from '@/features/follow-up/CompleteDrawer';
import { type FollowUpDialogKind, FollowUpDialogs } from '@/features/follow-up/dialogs/FollowUpDialogs';
import { RescheduleFields } from '@/features/follow-up/dialogs/RescheduleFields';
import { isFollowUpOpen } from '@/features/follow-up/follow-up-dialog-kinds';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { NewFollowUpDrawer } from '@/features/follow-up/NewFollowUpDrawer';
import { NextFollowUpButton } from '@/features/follow-up/NextFollowUpButton';
import { getFollowUpRowActions } from '@/features/follow-up/row-actions';
import { useFollowUpColumns } from '@/features/follow-up/useFollowUpColumns';
import { useListCall } from '@/features/follow-up/useListCall';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { changeFollowUps, changeMatchingFollowUps, listFollowUps } from '@/services/follow-up';
import { serverNow } from '@/utils/clock';
import { followUpFilters, ownFollowUps } from './filters';
import { followUpListTabs, followUpTabRules } from './tabs';

const change = createBulkAction({ byIds: changeFollowUps, byFilter: changeMatchingFollowUps });
/** `defaultSort` is that of the tab "all"; the other tabs have their own. */
const listSource = { name: 'followUp' as const, service: listFollowUps, defaultSort: '-dueAt' };
export const prefetch = prefetchList({
  ...listSource,
  filter: () => ownFollowUps,
  tabs: () => followUpTabRules(toBusinessDay(serverNow())),
});
/** Common part of bulk actions on follow-ups that are still to do. */
const openFollowUpAction = { tabs: ['overdue', 'today', 'next7Days', ALL], getFixHref: followUpPath };
const getHref = ({ id }: FollowUp) => followUpPath(id);
const rowLabel = ({ followNo }: FollowUp) => followNo;
const exported: ListExport = { entity: 'followUp' };

/** Follow Tracks (docs/domain.md 6.10 and 9): follow-up calls to patients. */
export default function FollowTracks() {
  const t = useText(followUpTexts);
  const { target, open, close } = useEditParam();
  const [dialog, setDialog] = useState<{ kind: FollowUpDialogKind; followUp: FollowUp }>();
  const [callOne, calls] = useListCall();
  const [calledId, setCalledId] = useState<string>();
  const call = useCallback(
    (one: FollowUp, button: HTMLElement, reload: () => void) => {
      const onRecord = () => {
        setCalledId(one.id);
        open(one.id);
      };
      return callOne({ ...one, ...(isFollowUpOpen(one) && { followUp: one, onRecord }) }, button, reload);
    },
    [callOne, open],
  );
  const columns = useFollowUpColumns(call);
  const fields = useMemo(() => followUpFilters(t), [t]);
  const today = toBusinessDay(useMinute());
  const tabs = useMemo(() => followUpListTabs(t, today), [t, today]);
  const sorts = useMemo(() => [{ key: 'priority', label: t('priority') }], [t]);
  const rowActions = useCallback(
    (one: FollowUp) =>
      getFollowUpRowActions(one, t, {
        view: { href: getHref(one), onClick: () => open(one.id) },
        open: (kind) => setDialog({ kind, followUp: one }),
      }),
    [t, open],
  );
  const bulkActions = useMemo((): BulkAction[] => {
    // The dialog requires all its fields, so the values are complete.
    const run =
      (action: FollowUpBulkAction['action']): BulkAction['run'] =>
      (chosen, values) =>
        change(chosen, { ...values, action } as FollowUpBulkAction);
    return [
      {
        key: 'assign',
        label: t('action.assign'),
        ...openFollowUpAction,
        confirm: (count) => t('bulk.assign', { count }),
        fields: <OperatorField name="assigneeId" label={t('field.assigneeId')} />,
        run: run('assign'),
      },
      {
        key: 'reschedule',
        label: t('action.reschedule'),
        ...openFollowUpAction,
        confirm: (count) => t('bulk.reschedule', { count }),
        fields: (
          <>
            <p>{t('bulk.rescheduleDoNotContact')}</p>
            <RescheduleFields />
          </>
        ),
        run: run('reschedule'),
      },
      {
        key: 'cancel',
        label: t('action.cancel'),
        ...openFollowUpAction,
        isDanger: true,
        confirm: (count) => t('bulk.cancel', { count }),
        fields: (
          <>
            <p>{t('bulk.cancelEffect')}</p>
            <ReasonField max={limit.maxCancelReasonLength} />
          </>
        ),
        run: run('cancel'),
      },
    ];
  }, [t]);

  return (
    <ListPage<FollowUp>
      tabs={tabs}
      sorts={sorts}
      fields={fields}
      columns={columns}
      {...listSource}
      rowLabel={rowLabel}
      onOpen={({ id }) => open(id)}
      href={getHref}
      isCovered={target !== undefined && target !== NEW_ENTITY}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={(filter) => (
        <>
          <Button onClick={() => open(NEW_ENTITY)}>{t('action.create')}</Button>
          <NextFollowUpButton filter={filter} onOpen={open} />
        </>
      )}
    >
      {(reload) => (
        <>
          {target === NEW_ENTITY && <NewFollowUpDrawer onCreated={reload} onClose={close} />}
          {target !== undefined && target !== NEW_ENTITY && (
            <CompleteDrawer
              id={target}
              isForCall={target === calledId}
              onChanged={reload}
              onClose={close}
              onOpen={open}
            />
          )}
          {calls}
          {dialog && <FollowUpDialogs {...dialog} onChanged={reload} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
