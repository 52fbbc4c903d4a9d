import { Card, Flex } from 'antd';
import type { MemberDetail } from '@/contract/member-detail';
import { UserTimeline } from '@/features/event-track/UserTimeline';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { ChannelsCard } from './ChannelsCard';

/** Channels of the member, and events in the mini program. */
export function TracksTab({ member }: { member: MemberDetail }) {
  const t = useText(memberDetailTexts);
  return (
    <Flex vertical gap={16}>
      <ChannelsCard member={member} />
      <Card size="small" title={t('tracks.events')}>
        <UserTimeline user={{ memberNo: member.memberNo }} />
      </Card>
    </Flex>
  );
}
