import { ProFormDependency } from '@ant-design/pro-components';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { DayField } from '@/components/inputs/DayField';
import { FileField } from '@/components/inputs/file/FileField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { report as limit, reportTypes } from '@/contract/limits/report';
import type { ReportDetail, ReportInput } from '@/contract/report';
import type { UploadedFile } from '@/contract/upload';
import { toBusinessDay } from '@/domain/period/calendar';
import { MemberField } from '@/features/member/MemberField';
import { RecordOfMemberField } from '@/features/member/RecordOfMemberField';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';
import { reportReviewTexts } from '@/locales/reportReview';
import { createReport } from '@/services/report';
import { serverNow } from '@/utils/clock';

/** Member or record of the report, if known. */
type UploadTarget = { memberId?: string; recordId?: string };

type UploadValues = Pick<ReportInput, 'title' | 'examDate' | 'hospitalName' | 'recordId'> & {
  memberId: string | null;
  type: ReportInput['type'] | null;
  fileUrls: UploadedFile[];
};

type Props = UploadTarget & { onUploaded: (report: ReportDetail) => void; onClose: () => void };

/** Uploads a report for a member or a record; it joins the review queue. */
export function UploadReportDrawer({ memberId, recordId, onUploaded, onClose }: Props) {
  const t = useText(reportReviewTexts);
  const tReport = useText(reportTexts);
  const spec: EditSpec<UploadValues, ReportDetail> = {
    name: `report-upload:${recordId ?? memberId ?? ''}`,
    isFinal: true,
    entity: undefined,
    toValues: () => ({
      memberId: null,
      recordId: null,
      type: null,
      title: '',
      examDate: '',
      hospitalName: null,
      fileUrls: [],
    }),
    save: ({ fileUrls, type, ...values }) =>
      // The form rules ensure that the required fields are filled in.
      createReport({
        ...values,
        memberId: memberId ?? values.memberId ?? '',
        recordId: recordId ?? (values.recordId || null),
        type: type ?? 'other',
        fileUrls: fileUrls.map(({ url }) => url),
      }),
    onSaved: onUploaded,
    getSavedText: ({ reportNo, patientNameMasked }) =>
      t('upload.done', { reportNo, name: patientNameMasked ?? t('unnamed') }),
  };
  return (
    <EditDrawer
      title={t('upload.title')}
      spec={spec}
      compare={[]}
      saveText={t('upload.ok')}
      asksBeforeClosing
      onClose={onClose}
    >
      {!memberId && <MemberField name="memberId" label={t('upload.member')} />}
      {!recordId && (
        <ProFormDependency<UploadValues> name={['memberId']}>
          {({ memberId: chosen }) => {
            const owner = memberId ?? chosen;
            return owner && <RecordOfMemberField key={owner} memberId={owner} />;
          }}
        </ProFormDependency>
      )}
      <SelectField
        name="type"
        label={tReport('column.type')}
        isRequired
        options={reportTypes.map((value) => ({ value, label: tReport(`type.${value}`) }))}
      />
      <TextField name="title" label={tReport('column.title')} isRequired max={limit.maxTitleLength} />
      <DayField name="examDate" label={tReport('column.examDate')} isRequired max={toBusinessDay(serverNow())} />
      <TextField name="hospitalName" label={tReport('column.hospital')} max={limit.maxHospitalLength} />
      <FileField name="fileUrls" label={t('upload.files')} purpose="reportFile" isRequired />
    </EditDrawer>
  );
}
