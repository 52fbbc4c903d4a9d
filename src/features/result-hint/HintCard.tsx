import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { ResultHintInput } from '@/contract/result-hint';
import type { HintValues } from '@/domain/hint/variables';
import { isColor } from '@/domain/validation/color';
import { useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import styles from './HintCard.module.css';
import { HintIcon } from './icons';
import { renderHintTexts } from './render-hint-texts';

type Props = { hint: ResultHintInput; values: HintValues };

/** Preview of a hint as the mini program shows it. Its buttons do nothing. */
export function HintCard({ hint, values }: Props) {
  const t = useText(resultHintTexts);
  const { locale } = useIntl();
  const read = useMembersText(resultHintTexts);
  const { title, content, suggestion, disclaimer } = renderHintTexts(hint, values);
  const color = hint.color && isColor(hint.color) ? hint.color : null;
  const hasScore = hint.showScore && hint.levelCode !== 'redFlag' && values.score;
  const hasLevel = hint.showLevel && values.levelName;
  const buttons = (['primaryAction', 'secondaryAction'] as const).filter((button) => hint[button] !== 'none');
  return (
    <div className={styles.card} style={color ? { borderBlockStartColor: color } : undefined}>
      <div className={styles.head}>
        {hint.icon && <HintIcon name={hint.icon} color={color} size={22} />}
        {title || (
          <Typography.Text type="secondary" lang={locale}>
            {t('preview.noTitle')}
          </Typography.Text>
        )}
      </div>
      {(hasScore || hasLevel) && (
        <div className={styles.figures}>
          {hasScore && <span>{read('preview.score', { score: values.score ?? '' })}</span>}
          {hasLevel && <span>{read('preview.level', { level: values.levelName ?? '' })}</span>}
        </div>
      )}
      {hint.imageUrl && <img src={hint.imageUrl} alt="" className={styles.picture} />}
      {content ? (
        <RichText html={content} />
      ) : (
        <Typography.Text type="secondary" lang={locale}>
          {t('preview.noContent')}
        </Typography.Text>
      )}
      {suggestion && (
        <div className={styles.part}>
          <strong>{read('preview.suggestion')}</strong>
          <div>{suggestion}</div>
        </div>
      )}
      {hint.showHospitals && <div className={styles.part}>{read('preview.hospitals')} ›</div>}
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((button) => (
            <span key={button} className={button === 'primaryAction' ? styles.primary : styles.button}>
              {read(`action.${hint[button]}`)}
            </span>
          ))}
        </div>
      )}
      <div className={styles.disclaimer}>{disclaimer}</div>
    </div>
  );
}
