import { Alert, Descriptions, Typography } from 'antd';
import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { Channel } from '@/contract/channel-list';
import { channel as limit } from '@/contract/limits/channel';
import { CodePicture } from '@/features/channel/CodePicture';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { ChannelStatus } from './ChannelStatus';
import { ContactReveal } from './ContactReveal';
import styles from './channel.module.css';
import { FigureTable } from './FigureTable';
import { useChannelValues } from './useChannelValues';
import { Validity } from './Validity';

const LABEL_WIDTH = 104;

const text = (value: string | null) => (value === null || value === '' ? '—' : <bdi>{value}</bdi>);

export function ChannelFacts({ channel, onRevealed }: { channel: Channel; onRevealed: () => void }) {
  const t = useText(channelTexts);
  const type = useEnumLabelOrRaw(channelTexts, 'type');
  const { formatValue, formatCost } = useChannelValues();
  const { costs, surge } = channel;
  const stamp = (at: string, by: string | null) => (
    <span>
      <RelativeTime instant={at} />
      {by && ` · ${by}`}
    </span>
  );
  const facts: [label: string, value: ReactNode, isWide?: true][] = [
    [t('field.type'), type(channel.type)],
    [t('field.ownerName'), text(channel.ownerName)],
    [t('field.parentId'), text(channel.parentName)],
    [t('field.hospitalId'), text(channel.hospitalName)],
    [t('column.valid'), <Validity key="valid" channel={channel} />],
    [t('field.contactName'), <ContactReveal key="contact" channel={channel} onRevealed={onRevealed} />],
    [t('field.projectIds'), text(formatValue('projectIds', channel.projectIds) ?? null), true],
    [
      t('field.costs'),
      costs.length === 0 ? '—' : costs.map((cost) => <div key={`${cost.from} ${cost.to}`}>{formatCost(cost)}</div>),
      true,
    ],
    [t('field.remark'), text(channel.remark), true],
    [t('detail.created'), stamp(channel.createdAt, channel.createdByName)],
    [t('detail.updated'), stamp(channel.updatedAt, channel.updatedByName)],
  ];
  return (
    <>
      {surge && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={t('surge', { ...surge, date: surge.date.slice(5) })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <div className={styles.summary}>
        <CodePicture channel={channel} width={limit.minCodePx} />
        <div>
          <ChannelStatus status={channel.status} />
          <div>
            {t('field.code')} <bdi>{channel.code}</bdi>
          </div>
          <div>
            {t('field.sceneStr')} <bdi>{channel.sceneStr}</bdi>
          </div>
        </div>
      </div>
      <Descriptions
        className={styles.facts}
        title={t('detail.basic')}
        size="small"
        bordered
        styles={{ label: { width: LABEL_WIDTH } }}
        column={{ xs: 1, sm: 2 }}
        items={facts.map(([label, children, isWide]) => ({
          key: label,
          label,
          children,
          span: isWide ? 'filled' : undefined,
        }))}
      />
      <Typography.Title level={5}>{t('detail.figures')}</Typography.Title>
      <FigureTable channel={channel} />
    </>
  );
}
