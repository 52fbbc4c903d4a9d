import { FileTextOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { type ReactNode, useState } from 'react';
import { focusIfBodyFocused } from '@/components/form/focus-first';
import type { ReportDetail } from '@/contract/report';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { EarlierReport } from './EarlierReport';
import type { OnFileShown, Purpose, ShownFile } from './ReportFile';
import { ReportFiles } from './ReportFiles';
import styles from './report.module.css';

type Props = {
  report: ReportDetail;
  files: readonly ShownFile[];
  /** Whether the operator may see the files. */
  isClear: boolean;
  purpose?: Purpose;
  onShown?: OnFileShown;
  onLogged?: () => void;
  /** Opens the files, which adds an entry to the access log. */
  onOpenFiles?: () => void;
  /** Sticky footer of the pane beside the files. */
  footer?: ReactNode;
  /** Pane beside the files. */
  children: ReactNode;
};

/** Files of a report, the previous report on demand, and the pane beside them. */
export function ReportPanes({
  report,
  files,
  isClear,
  purpose,
  onShown,
  onLogged,
  onOpenFiles,
  footer,
  children,
}: Props) {
  const t = useText(reportReviewTexts);
  const [isComparing, setIsComparing] = useState(false);
  const canCompare = isClear && report.hidden === null;
  const place = useShortcuts(
    canCompare ? [{ keys: 'e', label: t('earlier.compare'), run: () => setIsComparing((was) => !was) }] : [],
  );
  const closedText = () => {
    if (report.hidden) return `hidden.${report.hidden}.text` as const;
    // The first reader of a critical value cannot claim the report again.
    if (onOpenFiles || report.firstReading?.isMine) return 'file.left';
    return report.isMine ? 'file.mine' : 'file.closed';
  };
  return (
    <div className={styles.panes} ref={place}>
      <div className={styles.main}>
        {isClear ? (
          <ReportFiles
            report={{ id: report.id, files }}
            purpose={purpose}
            hasKeys
            onShown={onShown}
            onLogged={onLogged}
          />
        ) : (
          <Empty
            className={styles.closed}
            image={<FileTextOutlined aria-hidden className={styles.closedIcon} />}
            description={t(closedText(), { pages: report.pageCount })}
          >
            {onOpenFiles && (
              <Button ref={focusIfBodyFocused} onClick={onOpenFiles}>
                {t('file.open')}
              </Button>
            )}
          </Empty>
        )}
        {canCompare && isComparing && <EarlierReport report={report} onClose={() => setIsComparing(false)} />}
      </div>
      <div className={styles.side}>
        <div className={styles.sideBody}>
          {canCompare && !isComparing && (
            <Button size="small" className={styles.compare} onClick={() => setIsComparing(true)}>
              {t('earlier.compare')}
            </Button>
          )}
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
