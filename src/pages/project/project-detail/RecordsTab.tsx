import { history } from '@umijs/max';
import { Flex, Typography } from 'antd';
import { useCallback, useMemo } from 'react';
import type { RowAction } from '@/components/list/actions';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { ListView } from '@/components/list/ListView';
import type { ListService } from '@/components/list/useListData';
import { RelativeTime } from '@/components/RelativeTime';
import { shownRecordStatuses } from '@/contract/limits/record';
import type { RecordListed } from '@/contract/record-list';
import { useGenderAge } from '@/features/member/useGenderAge';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { listProjectRecords } from '@/services/record';

const rowLabel = ({ recordNo }: RecordListed) => recordNo;
const hrefOf = ({ id }: RecordListed) => recordPath(id);
const openRecord = (record: RecordListed) => history.push(hrefOf(record));

/** The columns of Record List but for the project, which is that of the page (docs/domain.md 9, row 2). */
function useColumns() {
  const t = useText(recordTexts);
  const statusWord = useEnumLabelOrRaw(recordTexts, 'status');
  const agreementWord = useEnumLabelOrRaw(recordTexts, 'agreement');
  const genderAge = useGenderAge();
  return useMemo(
    (): ListColumn<RecordListed>[] => [
      {
        key: 'patient',
        title: t('column.patient'),
        width: 190,
        isName: true,
        render: (_, { patientNameMasked, gender, ageAtSubmit: age, recordNo }) => (
          <>
            <div>
              {patientNameMasked ?? '—'}{' '}
              <Typography.Text type="secondary">{genderAge({ gender, age })}</Typography.Text>
            </div>
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {recordNo}
            </Typography.Text>
          </>
        ),
      },
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
        width: 156,
        sortable: true,
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
        sortable: true,
        initiallyHidden: true,
        render: (_, { startedAt }) => <RelativeTime instant={startedAt} />,
      },
    ],
    [t, statusWord, agreementWord, genderAge],
  );
}

/** The records of the project, submitted last first; those that are being answered where that status is asked for. */
export function RecordsTab({ projectId }: { projectId: string }) {
  const t = useText(recordTexts);
  const columns = useColumns();
  const service = useCallback<ListService<RecordListed>>(
    (query, signal) => listProjectRecords(projectId, query, signal),
    [projectId],
  );
  const fields = useMemo(
    (): FilterField[] => [
      {
        kind: 'select',
        name: 'status',
        label: t('column.status'),
        isMany: true,
        always: true,
        options: shownRecordStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
      { kind: 'days', names: ['submittedFrom', 'submittedBefore'], label: t('column.submittedAt'), always: true },
    ],
    [t],
  );
  const rowActions = useCallback(
    (record: RecordListed): RowAction[] => [
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
    <ListView<RecordListed>
      name="projectRecord"
      fields={fields}
      columns={columns}
      defaultSort="-submittedAt"
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
