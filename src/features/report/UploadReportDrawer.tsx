import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { DayField } from '@/components/inputs/DayField';
import { FileField } from '@/components/inputs/file/FileField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { report as limit, reportTypes } from '@/contract/limits/report';
import type { ReportDetail } from '@/contract/report';
import { toBusinessDay } from '@/domain/period/calendar';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';
import { reportReviewTexts } from '@/locales/reportReview';
import { listMemberRecords } from '@/services/member';
import { serverNow } from '@/utils/clock';
import { saveUpload, type UploadTarget, type UploadValues } from './upload-values';

type Props = UploadTarget & { onUploaded: (report: ReportDetail) => void; onClose: () => void };

const NUMBER = /^[MRmr]\d{11,14}$/;
const LONGEST_NO = 16;
const MOST_RECORDS = 50;

function RecordOfMemberField({ memberId }: { memberId: string }) {
  const t = useText(reportReviewTexts);
  const read = useRead(['record', 'ofMember', memberId, MOST_RECORDS], () =>
    listMemberRecords(memberId, { current: 1, pageSize: MOST_RECORDS }),
  );
  const options = (read.data?.list ?? []).map(({ id, recordNo, projectName }) => ({
    value: id,
    label: `${recordNo} · ${projectName}`,
  }));
  return (
    <SelectField
      name="recordId"
      label={t('upload.record')}
      options={options}
      read={read}
      isClearable
      isSearchable
      emptyText={t('upload.noRecords')}
    />
  );
}

/** Uploads a report for a member or a record; it joins the review queue. */
export function UploadReportDrawer({ memberId, recordId, onUploaded, onClose }: Props) {
  const t = useText(reportReviewTexts);
  const tReport = useText(reportTexts);
  const spec: EditSpec<UploadValues, ReportDetail> = {
    name: `report-upload:${recordId ?? memberId ?? ''}`,
    isFinal: true,
    entity: undefined,
    toValues: () => ({
      no: null,
      recordId: null,
      type: null,
      title: '',
      examDate: '',
      hospitalName: null,
      fileUrls: [],
    }),
    save: (values) => saveUpload({ memberId, recordId }, values, t('upload.noUnknown')),
    onSaved: onUploaded,
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
      {!memberId && (
        <TextField
          name="no"
          label={t('upload.no')}
          isRequired
          max={LONGEST_NO}
          form={{ holds: (typed) => NUMBER.test(typed), message: t('upload.noHint') }}
        />
      )}
      {memberId && !recordId && <RecordOfMemberField memberId={memberId} />}
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
