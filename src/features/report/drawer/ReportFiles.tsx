import { Segmented } from 'antd';
import { useState } from 'react';
import type { ReportDetail } from '@/contract/report';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { type OnFileShown, type Purpose, ReportFile, type ShownFile } from './ReportFile';
import styles from './report.module.css';

type Props = {
  report: Pick<ReportDetail, 'id'> & { files: readonly ShownFile[] };
  purpose?: Purpose;
  /** Whether the shortcuts apply to these files; of two panes one has them. */
  hasKeys?: boolean;
  onShown?: OnFileShown;
  onLogged?: () => void;
};

/** The files of a report, one at a time. */
export function ReportFiles({ report: { id, files }, purpose, hasKeys = false, ...heard }: Props) {
  const t = useText(reportReviewTexts);
  const [fileId, setFileId] = useState<string>();
  const at = Math.max(
    0,
    files.findIndex((file) => file.id === fileId),
  );
  const file = files[at];
  const goTo = (next: number) => setFileId(files[next]?.id ?? file?.id);
  const place = useShortcuts(
    hasKeys && files.length > 1
      ? [
          { keys: ']', label: t('file.next'), run: () => goTo(at + 1) },
          { keys: '[', label: t('file.previous'), run: () => goTo(at - 1) },
        ]
      : [],
  );
  if (!file) return null;
  return (
    <div ref={place} className={styles.files}>
      {files.length > 1 && (
        <div className={styles.fileTabs}>
          <Segmented
            aria-label={t('file.choose')}
            value={file.id}
            options={files.map(({ id: value, name }, index) => ({
              value,
              label: <bdi>{t('file.nth', { place: index + 1, name })}</bdi>,
            }))}
            onChange={setFileId}
          />
        </div>
      )}
      <div className={styles.file}>
        <ReportFile key={file.id} reportId={id} file={file} purpose={purpose} {...heard} />
      </div>
    </div>
  );
}
