import { Typography } from 'antd';
import { useCallback, useMemo } from 'react';
import type { ListColumn } from '@/components/list/columns';
import type { ListService } from '@/components/list/useListData';
import { shownRecordStatuses } from '@/contract/limits/record';
import type { RecordListed } from '@/contract/record-list';
import { useGenderAge } from '@/features/member/useGenderAge';
import { RecordsList } from '@/features/record/RecordsList';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { listProjectRecords } from '@/services/record';

/** Records of the project, last submitted first. Unsubmitted ones are shown only if that status is filtered. */
export function RecordsTab({ projectId }: { projectId: string }) {
  const t = useText(recordTexts);
  const genderAge = useGenderAge();
  const service = useCallback<ListService<RecordListed>>(
    (query, options) => listProjectRecords(projectId, query, options),
    [projectId],
  );
  const ownColumns = useMemo(
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
    ],
    [t, genderAge],
  );
  return (
    <RecordsList<RecordListed>
      name="projectRecord"
      service={service}
      ownColumns={ownColumns}
      statuses={shownRecordStatuses}
      isAsRecordList
      defaultSort="-submittedAt"
    />
  );
}
