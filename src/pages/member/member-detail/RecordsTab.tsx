import { useCallback, useMemo } from 'react';
import type { ListColumn } from '@/components/list/columns';
import type { ListService } from '@/components/list/useListData';
import { shownRecordStatuses } from '@/contract/limits/record';
import type { MemberRecord, MemberRecordQuery } from '@/contract/member-detail';
import { RecordsList } from '@/features/record/RecordsList';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { listMemberRecords } from '@/services/member';

/** The records of a member, newest first. */
export function RecordsTab({ memberId }: { memberId: string }) {
  const t = useText(recordTexts);
  const service = useCallback<ListService<MemberRecord>>(
    ({ sort: _, ...query }, options) => listMemberRecords(memberId, query as MemberRecordQuery, options),
    [memberId],
  );
  const ownColumns = useMemo(
    (): ListColumn<MemberRecord>[] => [
      { key: 'recordNo', title: t('column.recordNo'), dataIndex: 'recordNo', width: 170, isName: true },
      { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 200, ellipsis: true },
    ],
    [t],
  );
  return (
    <RecordsList<MemberRecord>
      name="memberRecord"
      service={service}
      ownColumns={ownColumns}
      statuses={shownRecordStatuses}
      defaultSort="-startedAt"
    />
  );
}
