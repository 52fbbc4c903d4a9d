import { history } from '@umijs/max';
import { Flex } from 'antd';
import { useCallback, useMemo } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { RowAction } from '@/components/list/actions';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { ListView } from '@/components/list/ListView';
import type { ListService } from '@/components/list/useListData';
import type { shownRecordStatuses } from '@/contract/limits/record';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { RecordListed } from '@/contract/record-list';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';

type Shown =
  | 'id'
  | 'recordNo'
  | 'severity'
  | 'totalScore'
  | 'levelName'
  | 'redFlagCount'
  | 'agreementStatus'
  | 'reportCount'
  | 'status'
  | 'assigneeName'
  | 'submittedAt'
  | 'startedAt'
  | 'hospitalName';

type Props<Row extends Pick<RecordListed, Shown>> = {
  /** Name of the list, for saved views and stored column settings. */
  name: SavedViewList;
  service: ListService<Row>;
  /** Columns for the owner of a record; the others are those of Record List (docs/domain.md 9, row 2). */
  ownColumns: ListColumn<Row>[];
  /** Options of the status filter. */
  statuses: readonly (typeof shownRecordStatuses)[number][];
  /** Whether several statuses can be selected, and the order of Record List applies. */
  isAsRecordList?: true;
  defaultSort: string;
};

/** The records of one member or project, in a tab of its detail. */
export function RecordsList<Row extends Pick<RecordListed, Shown>>({
  name,
  service,
  ownColumns,
  statuses,
  isAsRecordList,
  defaultSort,
}: Props<Row>) {
  const t = useText(recordTexts);
  const statusWord = useEnumLabelOrRaw(recordTexts, 'status');
  const agreementWord = useEnumLabelOrRaw(recordTexts, 'agreement');
  const fields = useMemo(
    (): FilterField[] => [
      {
        kind: 'select',
        name: 'status',
        label: t('column.status'),
        isMany: isAsRecordList,
        always: true,
        options: statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
      { kind: 'days', names: ['submittedFrom', 'submittedBefore'], label: t('column.submittedAt'), always: true },
    ],
    [t, isAsRecordList, statuses],
  );
  const columns = useMemo(
    (): ListColumn<Row>[] => [
      ...ownColumns,
      { key: 'level', title: t('column.level'), width: 160, render: (_, record) => <ResultCell {...record} /> },
      { key: 'redFlags', title: t('column.redFlags'), width: 96, render: (_, record) => <RedFlagsCell {...record} /> },
      {
        key: 'material',
        title: t('column.material'),
        width: 140,
        renderText: (_, { agreementStatus, reportCount }) =>
          t('material', { agreement: agreementWord(agreementStatus), count: reportCount }),
      },
      { key: 'status', title: t('column.status'), width: 96, renderText: (_, { status }) => statusWord(status) },
      { key: 'assignee', title: t('column.assignee'), dataIndex: 'assigneeName', width: 96 },
      {
        key: 'submittedAt',
        title: t('column.submittedAt'),
        width: 168,
        sortable: isAsRecordList,
        render: (_, { submittedAt }) => <RelativeTime instant={submittedAt} />,
      },
      {
        key: 'hospital',
        title: t('column.hospital'),
        dataIndex: 'hospitalName',
        width: 160,
        ellipsis: true,
        initiallyHidden: true,
      },
      {
        key: 'startedAt',
        title: t('column.startedAt'),
        width: 168,
        sortable: isAsRecordList,
        initiallyHidden: true,
        render: (_, { startedAt }) => <RelativeTime instant={startedAt} />,
      },
    ],
    [t, statusWord, agreementWord, ownColumns, isAsRecordList],
  );
  const rowActions = useCallback(
    (record: Row): RowAction[] => [
      {
        key: 'view',
        label: t('action.view'),
        group: 'work',
        href: getRecordHref(record),
        onClick: () => openRecord(record),
      },
    ],
    [t],
  );

  return (
    <ListView<Row>
      name={name}
      fields={fields}
      columns={columns}
      defaultSort={defaultSort}
      service={service}
      rowLabel={rowLabel}
      onOpen={openRecord}
      href={getRecordHref}
      rowActions={rowActions}
      frame={(buttons, list) => (
        <>
          <Flex justify="end" style={{ marginBlockEnd: 16 }}>
            {buttons}
          </Flex>
          {list}
        </>
      )}
    />
  );
}

const rowLabel = ({ recordNo }: Pick<RecordListed, 'recordNo'>) => recordNo;
const getRecordHref = ({ id }: Pick<RecordListed, 'id'>) => recordPath(id);
const openRecord = (record: Pick<RecordListed, 'id'>) => history.push(getRecordHref(record));
