import { Card, Descriptions, Typography } from 'antd';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { RecordDetail } from '@/contract/record-detail';
import { getSourceOfScene } from '@/domain/analysis/distribution';
import { getSourceName } from '@/features/analysis/accessSource';
import { useDuration } from '@/hooks/useDuration';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { recordDetailTexts } from '@/locales/recordDetail';
import { formatInstant } from '@/utils/date';
import styles from './record-detail.module.css';

/** Hints as they were shown to the member after the quiz. */
export function HintsCard({ record: { hintsShown: hints, withheld } }: { record: RecordDetail }) {
  const t = useText(recordDetailTexts);
  return (
    <Card size="small" title={t('hints')}>
      {hints.length === 0 ? (
        <Typography.Text type="secondary">
          {t(withheld === 'withdrawn' ? 'hints.withheld' : 'hints.none')}
        </Typography.Text>
      ) : (
        <div className={styles.list} lang={MEMBERS_LOCALE}>
          {hints.map(({ hintId, title, content, suggestion, disclaimer }) => (
            <article key={hintId}>
              <strong>{title}</strong>
              <RichText html={content} />
              {suggestion && <p>{suggestion}</p>}
              <Typography.Text type="secondary">{disclaimer}</Typography.Text>
            </article>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Channel of the member, and the device of the answers. */
export function SourceCard({ record }: { record: RecordDetail }) {
  const t = useText(recordDetailTexts);
  const tMember = useText(memberDetailTexts);
  const duration = useDuration();
  const { scene, durationSec } = record;
  const items = [
    [t('field.channelName'), record.channelName ?? '—'],
    [t('field.linkCode'), record.linkCode ?? '—'],
    [
      t('field.scene'),
      scene === null ? '—' : tMember('sceneOf', { source: getSourceName(getSourceOfScene(scene)) ?? '', scene }),
    ],
    [t('field.startedAt'), formatInstant(record.startedAt) ?? '—'],
    [t('field.submittedAt'), formatInstant(record.submittedAt) ?? '—'],
    [t('field.durationSec'), durationSec === null ? '—' : duration(durationSec * 1000)],
    [t('field.device'), [record.os, record.deviceModel].filter(Boolean).join(' · ') || '—'],
    [t('field.ip'), record.ipMasked ?? '—'],
  ] as const;
  return (
    <Card size="small" title={t('source')}>
      <Descriptions
        column={1}
        size="small"
        items={items.map(([label, children]) => ({ key: label, label, children }))}
      />
    </Card>
  );
}
