import { Button, Empty, Flex, Typography } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import type { ReportDetail } from '@/contract/report';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { getReport, listReports } from '@/services/report';
import { dayAfter } from '@/utils/date';
import { AbnormalItems } from './AbnormalItems';
import { ReportFiles } from './ReportFiles';
import styles from './report.module.css';

const FEW = 10;

/** Reads the previous accepted report of the same type; null if there is none. */
async function readEarlier({ id, memberId, type, examDate }: ReportDetail) {
  const examBefore = dayAfter(examDate);
  const query = { memberId, type, status: 'approved', examBefore, sort: '-examDate', current: 1, pageSize: FEW };
  const { list } = await listReports(query);
  const before = list.find((other) => other.id !== id && other.hidden === null);
  return before ? getReport(before.id) : null;
}

/** Shows the previous report of the same type. */
export function EarlierReport({ report, onClose }: { report: ReportDetail; onClose: () => void }) {
  const t = useText(reportReviewTexts);
  const read = useEntity(['report', 'earlier', report.id], () => readEarlier(report));
  return (
    <section aria-label={t('earlier.title')} className={styles.earlier}>
      <Flex justify="space-between" align="center" gap={8} className={styles.earlierBar}>
        <Typography.Text strong ellipsis>
          {t('earlier.title')}
          {read.entity && ` · ${read.entity.examDate} · ${read.entity.title}`}
        </Typography.Text>
        <Button size="small" onClick={onClose}>
          {t('earlier.close')}
        </Button>
      </Flex>
      <EntityGate read={read} onBack={onClose}>
        {(earlier) =>
          earlier ? (
            <>
              <div className={styles.earlierRead}>
                {earlier.conclusion && <p>{earlier.conclusion}</p>}
                <AbnormalItems items={earlier.abnormalItems} />
              </div>
              <ReportFiles report={earlier} />
            </>
          ) : (
            <Empty description={t('earlier.none')} />
          )
        }
      </EntityGate>
    </section>
  );
}
