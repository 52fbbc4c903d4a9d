import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FileLoading } from '@/components/viewer/FileLoading';
import { FileProblem } from '@/components/viewer/FileProblem';
import { FileViewer } from '@/components/viewer/FileViewer';
import { useWatermark } from '@/components/viewer/useWatermark';
import type { reportFilePurposes } from '@/contract/limits/report';
import type { ReportDetail } from '@/contract/report';
import { ErrorText } from '@/errors/ErrorText';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { fetchFile } from '@/services/file';
import { requestFileLink } from '@/services/report';
import { saveBlob } from '@/utils/save-blob';

export type Purpose = (typeof reportFilePurposes)[number];
/** The shown file. */
export type ShownFile = Pick<ReportDetail['files'][number], 'id' | 'name'>;

export type OnFileShown = (shown: { fileId: string; isShown: boolean; patientName: string | null }) => void;

type Props = {
  reportId: string;
  file: ShownFile;
  purpose?: Purpose;
  /** Called when the file is rendered or fails, with the patient name that came with it. */
  onShown?: OnFileShown;
  /** Called when the access log has a new entry: the file was opened or downloaded, or that was refused. */
  onLogged?: () => void;
};

/** A file of a report. Its URL is requested when it is opened, and again after an error. */
export function ReportFile({ reportId, file, purpose = 'review', onShown, onLogged }: Props) {
  const t = useText(reportReviewTexts);
  const watermark = useWatermark();
  const read = useRead(
    ['reportFile', reportId, { id: file.id, purpose }],
    () => requestFileLink(reportId, file.id, { use: 'view', purpose }).finally(onLogged),
    { isUncached: true },
  );
  const [download, isDownloading] = useAction(async () => {
    const { url } = await requestFileLink(reportId, file.id, { use: 'download', purpose }).finally(onLogged);
    const { blob } = await fetchFile(url);
    saveBlob(blob, file.name);
  });
  if (read.isFetching) return <FileLoading />;
  if (read.error || !read.data)
    return <FileProblem title={t('file.refused')} text={<ErrorText error={read.error} />} onRetry={read.refetch} />;
  return (
    <FileViewer
      url={read.data.url}
      name={file.name}
      watermark={watermark}
      onShown={(isShown) => onShown?.({ fileId: file.id, isShown, patientName: read.data?.patientName ?? null })}
      onRetry={read.refetch}
      actions={
        <Button
          type="text"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={t('file.download', { name: file.name })}
          loading={isDownloading}
          onClick={() => download()}
        />
      }
    />
  );
}
