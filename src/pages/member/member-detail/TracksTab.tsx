import { Link } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { MemberDetail } from '@/contract/member-detail';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';

const UserTimeline = lazy(async () => ({
  default: (await import('@/features/event-track/UserTimeline')).UserTimeline,
}));

/** What the member did in the mini program, and the way to the channels that they came by. */
export function TracksTab({ member: { memberNo } }: { member: Pick<MemberDetail, 'memberNo'> }) {
  const t = useText(memberDetailTexts);
  return (
    <Flex vertical gap={12}>
      <Link to={`/channel/channel-tracks?memberNo=${encodeURIComponent(memberNo)}`}>{t('tracks.channels')}</Link>
      <Suspense fallback={<Skeleton active />}>
        <UserTimeline who={{ memberNo }} />
      </Suspense>
    </Flex>
  );
}
