import { Tag } from 'antd';
import type { ReportDetail } from '@/contract/report';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import styles from './report.module.css';

/** Abnormal items of a report. */
export function AbnormalItems({ items }: { items: ReportDetail['abnormalItems'] }) {
  const t = useText(reportReviewTexts);
  const flagWord = useEnumLabelOrRaw(reportReviewTexts, 'flag');
  if (items.length === 0) return t('items.none');
  return (
    <ul className={styles.readItems}>
      {items.map(({ name, value, unit, range, flag }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
        <li key={place}>
          <bdi>{name}</bdi>{' '}
          <b>
            {value} {unit}
          </b>{' '}
          <Tag color={flag === 'C' ? 'error' : 'warning'}>{flagWord(flag)}</Tag>
          {range && <small>{t('items.rangeOf', { range })}</small>}
        </li>
      ))}
    </ul>
  );
}
