import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ChannelLink } from '@/contract/channel-link-list';
import { opensMiniProgram } from '@/domain/channel/link-target';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { formatMinute } from '@/utils/date';
import { ChannelState } from './ChannelState';
import { LinkStatus } from './LinkStatus';
import { ProjectState } from './TargetCell';
import { useTargetLabel } from './useTargetLabel';

/** In pixels. */
const LABEL_WIDTH = 112;

const text = (value: string | null | undefined) => (value ? <bdi>{value}</bdi> : '—');

export function LinkFacts({ link }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const codeType = useEnumLabelOrRaw(channelLinkTexts, 'codeType');
  const envVersion = useEnumLabelOrRaw(channelLinkTexts, 'envVersion');
  const { type, target } = useTargetLabel();
  const until =
    link.expiresAt === null ? t('expiry.none') : t('expiry.at', { time: formatMinute(link.expiresAt) ?? '' });
  const stamp = (at: string, by: string) => (
    <>
      <RelativeTime instant={at} /> · {by}
    </>
  );
  const facts: [label: string, value: ReactNode][] = [
    [t('field.status'), <LinkStatus key="status" status={link.status} />],
    [t('field.linkCode'), link.linkCode],
    [
      t('field.channelId'),
      <span key="channel">
        <bdi>{link.channelName}</bdi> <ChannelState {...link} />
      </span>,
    ],
    [t('field.linkType'), type(link.linkType)],
    [
      t('column.target'),
      <span key="target">
        {text(target(link))} <ProjectState {...link} />
      </span>,
    ],
    ...(link.linkType === 'project' ? [[t('field.query'), text(link.query)] as [string, ReactNode]] : []),
    [t('field.codeType'), codeType(link.codeType)],
    ...(link.mpScene ? [[t('field.mpScene'), link.mpScene] as [string, ReactNode]] : []),
    ...(opensMiniProgram(link.codeType)
      ? [[t('field.envVersion'), envVersion(link.envVersion)] as [string, ReactNode]]
      : []),
    [
      t('column.expiresAt'),
      <span key="expiry">
        {until}
        {link.expireDays !== null && <div>{t('expiry.afterDays', { count: link.expireDays })}</div>}
      </span>,
    ],
    [t('column.clickUv'), `${t('people', { count: link.clickUv })} · ${t('times', { count: link.clickCount })}`],
    [t('column.registerCount'), t('people', { count: link.registerCount })],
    [t('column.submitCount'), t('people', { count: link.submitCount })],
    [t('column.lastClickAt'), <RelativeTime key="last" instant={link.lastClickAt} />],
    [t('field.remark'), text(link.remark)],
    [t('field.created'), stamp(link.createdAt, link.createdByName)],
    [t('field.updated'), stamp(link.updatedAt, link.updatedByName)],
  ];
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      styles={{ label: { width: LABEL_WIDTH }, content: { overflowWrap: 'anywhere' } }}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
