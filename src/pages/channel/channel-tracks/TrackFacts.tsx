import { Link } from '@umijs/max';
import { Descriptions, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ChannelTrack } from '@/contract/channel-track';
import { memberPath } from '@/features/member/member-path';
import { projectDetailPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { tracksPath } from './paths';
import { useTrackLabels } from './useTrackLabels';

type Fact = [label: string, value: ReactNode];

const NONE = '—';

function FactsSection({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Descriptions
      title={title}
      size="small"
      column={1}
      items={facts.map(([label, children]) => ({ key: label, label, children: children ?? NONE }))}
      styles={{ content: { overflowWrap: 'anywhere' } }}
    />
  );
}

/** Query parameters of a URL; their values are rendered as text. */
function Utm({ utm }: Pick<ChannelTrack, 'utm'>) {
  const t = useText(channelTrackTexts);
  const label = useEnumLabel(channelTrackTexts, 'detail.utm');
  const entries = Object.entries(utm);
  if (entries.length === 0) return NONE;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16 }}>
      {entries.map(([name, value]) => (
        <li key={name}>{t('detail.fact', { name: label(name) ?? name, value })}</li>
      ))}
    </ul>
  );
}

/** URL of the tracks of one link or member. The current filters and period are dropped. */
const getTracksPath = (changes: Record<string, string>) => tracksPath('', changes);

/** Facts of an event or adjustment, except for its attribution. */
export function TrackFacts({ track }: { track: ChannelTrack }) {
  const t = useText(channelTrackTexts);
  const { source, subscribeScene } = useTrackLabels();
  const { linkId, linkName, linkCode, projectId, projectName, memberId, memberNo, recordId } = track;
  return (
    <Flex vertical gap={16}>
      <FactsSection
        title={t('detail.event')}
        facts={[
          [
            t('detail.link'),
            linkId && (
              <Flex key="link" gap="4px 12px" wrap>
                <span>
                  {linkName ?? linkId} {linkCode}
                </span>
                <Link to={getTracksPath({ linkId })}>{t('detail.onlyLink')}</Link>
              </Flex>
            ),
          ],
          [
            t('detail.project'),
            projectId && (
              <Link key="project" to={projectDetailPath(projectId)}>
                {projectName ?? projectId}
              </Link>
            ),
          ],
          [
            t('detail.record'),
            recordId && (
              <Link key="record" to={recordPath(recordId)}>
                {t('detail.seeRecord')}
              </Link>
            ),
          ],
        ]}
      />
      <FactsSection
        title={t('detail.person')}
        facts={[
          [
            t('detail.member'),
            memberId && memberNo ? (
              <Flex key="member" gap="4px 12px" wrap>
                <Link to={memberPath(memberId)}>{memberNo}</Link>
                <Link to={getTracksPath({ memberNo })}>{t('detail.onlyMember')}</Link>
              </Flex>
            ) : (
              t('detail.notMember')
            ),
          ],
          [t('detail.openid'), track.openidMasked],
          [t('column.isNewUser'), t(track.isNewUser ? 'yes' : 'no')],
          [t('column.isFirstTouch'), t(track.isFirstTouch ? 'yes' : 'no')],
          [t('column.scene'), track.scene === null ? null : `${source(track)} · ${track.scene}`],
          [t('detail.subscribeScene'), subscribeScene(track.subscribeScene)],
          [t('detail.utm'), <Utm key="utm" utm={track.utm} />],
          [t('column.referrer'), track.referrer],
          [t('column.landingPath'), track.landingPath],
        ]}
      />
      <FactsSection
        title={t('detail.device')}
        facts={[
          [t('detail.os'), track.os],
          [t('detail.deviceModel'), track.deviceModel],
          [t('detail.region'), track.regionText],
          [t('column.ip'), track.ipMasked],
        ]}
      />
    </Flex>
  );
}
