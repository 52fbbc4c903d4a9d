import { history } from '@umijs/max';
import { Flex } from 'antd';
import { useCallback, useMemo } from 'react';
import type { RowAction } from '@/components/list/actions';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { ListView } from '@/components/list/ListView';
import type { ListService } from '@/components/list/useListData';
import { RelativeTime } from '@/components/RelativeTime';
import { recordStatuses } from '@/contract/limits/record';
import type { MemberRecord, MemberRecordQuery } from '@/contract/member-detail';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { listMemberRecords } from '@/services/member';

const rowLabel = ({ recordNo }: MemberRecord) => recordNo;
const hrefOf = ({ id }: MemberRecord) => recordPath(id);
const openRecord = (record: MemberRecord) => history.push(hrefOf(record));

/** The records of a member, newest first. */
export function RecordsTab({ memberId }: { memberId: string }) {
  const t = useText(recordTexts);
  const statusWord = useEnumLabelOrRaw(recordTexts, 'status');
  const agreementWord = useEnumLabelOrRaw(recordTexts, 'agreement');
  const service = useCallback<ListService<MemberRecord>>(
    ({ sort: _, ...query }, signal) => listMemberRecords(memberId, query as MemberRecordQuery, signal),
    [memberId],
  );
  const fields = useMemo(
    (): FilterField[] => [
      {
        kind: 'select',
        name: 'status',
        label: t('column.status'),
        always: true,
        options: recordStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
      { kind: 'days', names: ['submittedFrom', 'submittedBefore'], label: t('column.submittedAt'), always: true },
    ],
    [t],
  );
  const columns = useMemo(
    (): ListColumn<MemberRecord>[] => [
      { key: 'recordNo', title: t('column.recordNo'), dataIndex: 'recordNo', width: 170, isName: true },
      { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 200, ellipsis: true },
      {
        key: 'level',
        title: t('column.level'),
        width: 148,
        render: (_, record) => <ResultCell {...record} />,
      },
      {
        key: 'redFlags',
        title: t('column.redFlags'),
        width: 96,
        render: (_, record) => <RedFlagsCell {...record} />,
      },
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
        width: 156,
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
        width: 156,
        initiallyHidden: true,
        render: (_, { startedAt }) => <RelativeTime instant={startedAt} />,
      },
    ],
    [t, statusWord, agreementWord],
  );
  const rowActions = useCallback(
    (record: MemberRecord): RowAction[] => [
      {
        key: 'view',
        label: t('action.view'),
        group: 'work',
        href: hrefOf(record),
        onClick: () => openRecord(record),
      },
    ],
    [t],
  );

  return (
    <ListView<MemberRecord>
      name="memberRecord"
      fields={fields}
      columns={columns}
      defaultSort="-startedAt"
      service={service}
      rowLabel={rowLabel}
      onOpen={openRecord}
      href={hrefOf}
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
