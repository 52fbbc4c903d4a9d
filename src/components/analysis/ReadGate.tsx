import type { ReactNode } from 'react';
import { type MissingReason, reasonOfAll } from '@/domain/analysis/report';
import { ReportNotice } from './ReportNotice';
import styles from './ReportView.module.css';
import type { ReportRead } from './useReport';

type Props = {
  /** From `useReport`. */
  read: ReportRead;
  /** Why there is nothing at all; undefined while there may be something. */
  reasons?: readonly MissingReason[];
  /** What is said where there is nothing and none is to come, instead of the usual words. */
  words?: { title: string; text: string };
  children: ReactNode;
};

const HEIGHT = 240;

/** Around several reports of one read: says once, and not in each of them, why there is nothing to show. */
export function ReadGate({ read, reasons, words, children }: Props) {
  const { error, reload } = read;
  if (error === undefined && !reasons) return children;
  const reason = reasons && reasonOfAll(reasons);
  return (
    <div className={styles.view}>
      {reason ? (
        <ReportNotice
          kind={reason === 'notProvided' ? 'empty' : reason}
          words={reason === 'notProvided' ? words : undefined}
          height={HEIGHT}
          onRetry={reload}
        />
      ) : (
        <ReportNotice kind="error" error={error} height={HEIGHT} onRetry={reload} />
      )}
    </div>
  );
}
