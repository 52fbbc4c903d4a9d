import { Flex } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { ListView } from '@/components/list/ListView';
import type { ListReader } from '@/components/list/useListData';
import type { FollowUp } from '@/contract/follow-up-list';
import { followUpStatuses } from '@/contract/limits/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { listFollowUps } from '@/services/follow-up';
import { CompleteDrawer } from './CompleteDrawer';
import { type FollowUpDialogKind, FollowUpDialogs } from './dialogs/FollowUpDialogs';
import { getFollowUpRowActions } from './row-actions';
import { useFollowUpColumns } from './useFollowUpColumns';

type Props = ({ memberId: string } | { recordId: string }) & {
  /** Called after a follow-up changed; its record may have changed with it. */
  onChanged?: () => void;
};

const rowLabel = ({ followNo }: FollowUp) => followNo;

/** Follow-ups of a member or record, in a tab of its detail. */
export function FollowUpList({ onChanged, ...of }: Props) {
  const t = useText(followUpTexts);
  const all = useFollowUpColumns();
  const columns = useMemo(() => withoutPatientColumns(all), [all]);
  const [openId, setOpenId] = useState<string>();
  const [dialog, setDialog] = useState<{ kind: FollowUpDialogKind; followUp: FollowUp }>();
  const ownerJson = JSON.stringify(of);
  const service = useCallback<ListReader<FollowUp>>(
    (query, options) => listFollowUps({ ...(query as object), ...JSON.parse(ownerJson) }, options),
    [ownerJson],
  );
  const fields = useMemo(
    (): FilterField[] => [
      {
        kind: 'select',
        name: 'status',
        label: t('column.status'),
        isMany: true,
        always: true,
        options: followUpStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      { kind: 'days', names: ['dueFrom', 'dueBefore'], label: t('column.dueAt'), always: true },
    ],
    [t],
  );
  const rowActions = useCallback(
    (one: FollowUp) =>
      getFollowUpRowActions(one, t, {
        view: { onClick: () => setOpenId(one.id) },
        open: (kind) => setDialog({ kind, followUp: one }),
      }),
    [t],
  );
  return (
    <ListView<FollowUp>
      name="ownFollowUp"
      fields={fields}
      columns={columns}
      defaultSort="-dueAt"
      service={service}
      rowLabel={rowLabel}
      onOpen={({ id }) => setOpenId(id)}
      rowActions={rowActions}
      frame={(buttons, list) => (
        <>
          <Flex justify="end" style={{ marginBlockEnd: 16 }}>
            {buttons}
          </Flex>
          {list}
        </>
      )}
    >
      {(reload) => {
        const handleChanged = () => {
          reload();
          onChanged?.();
        };
        return (
          <>
            {openId !== undefined && (
              <CompleteDrawer
                id={openId}
                asksBeforeClosing
                onChanged={handleChanged}
                onClose={() => setOpenId(undefined)}
              />
            )}
            {dialog && <FollowUpDialogs {...dialog} onChanged={handleChanged} onClose={() => setDialog(undefined)} />}
          </>
        );
      }}
    </ListView>
  );
}

/** Columns without the patient, whom the screen already names; rows are identified by their number. */
const withoutPatientColumns = (columns: readonly ListColumn<FollowUp>[]): ListColumn<FollowUp>[] => {
  const named = columns.filter(({ key }) => key === 'followNo');
  const others = columns.filter(({ key }) => !['patient', 'mobile', 'followNo'].includes(key));
  return [...named.map((column) => ({ ...column, isName: true as const, initiallyHidden: undefined })), ...others];
};
