import { QuestionCircleOutlined } from '@ant-design/icons';
import { Hint } from '@/components/feedback/Hint';
import type { Term } from '@/domain/analysis/metrics';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import styles from './MetricLabel.module.css';

type Props = {
  title: string;
  /** Glossary term that explains the metric. */
  term?: Term;
};

/** Name of a metric with a button that explains it on hover and focus. */
export function MetricLabel({ title, term }: Props) {
  const t = useText(analysisTexts);
  if (!term) return title;
  return (
    <>
      {title}
      <Hint opensOnFocus title={t(`glossary.${term}`)}>
        <button type="button" className={styles.explain} aria-label={t('explain', { name: title })}>
          <QuestionCircleOutlined aria-hidden />
        </button>
      </Hint>
    </>
  );
}
