import { Flex, Skeleton, Tabs } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useEditParam } from '@/components/form/useEditParam';
import { PagePrevNext } from '@/components/list/PagePrevNext';
import { Page } from '@/components/page/Page';
import type { MemberDetail } from '@/contract/member-detail';
import { hasConsent } from '@/domain/consent';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { NewFollowUpDrawer } from '@/features/follow-up/lazy-overlays';
import { type MemberDialog, MemberDialogs } from '@/features/member/MemberDialogs';
import { MemberReveal, type RevealField } from '@/features/member/MemberReveal';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';
import { refetch } from '@/services/query-client';
import { LogsTab } from './LogsTab';
import { MemberActions } from './MemberActions';
import { MemberEdit } from './MemberEdit';
import { MemberSummary } from './MemberSummary';
import { MemberWarnings } from './MemberWarnings';
import { ProfileTab } from './ProfileTab';
import { RecordsTab } from './RecordsTab';

// Tabs load their code when they are opened.
const AgreementList = lazy(async () => ({
  default: (await import('@/features/agreement/AgreementList')).AgreementList,
}));
const FollowUpList = lazy(async () => ({
  default: (await import('@/features/follow-up/FollowUpList')).FollowUpList,
}));
const ReportsTab = lazy(async () => ({ default: (await import('./ReportsTab')).ReportsTab }));
const TracksTab = lazy(async () => ({ default: (await import('./TracksTab')).TracksTab }));

type Props = { member: MemberDetail; onChange: (member: MemberDetail) => void; onReload: () => void };

const tabs = ['profile', 'records', 'followUps', 'reports', 'agreements', 'tracks', 'logs'] as const;
type Tab = (typeof tabs)[number];

const asTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'profile';

/** Screen of a member (docs/domain.md 6.1 and 9). */
export function MemberScreen({ member, onChange, onReload }: Props) {
  const t = useText(memberDetailTexts);
  const tMember = useText(memberTexts);
  const { read, patch } = useQueryParams();
  const { target, open } = useEditParam();
  const [dialog, setDialog] = useState<MemberDialog>();
  const [isCreating, setCreating] = useState(false);
  const followUpsChanged = () => {
    for (const entity of ['member', 'followUp', 'ownFollowUp']) refetch(entity);
  };
  const [revealed, setRevealed] = useState<RevealField[]>();
  // Incremented by each reveal, which adds a log entry.
  const [looks, setLooks] = useState(0);
  const looked = () => setLooks((count) => count + 1);
  const isCancelled = member.status === 'cancelled';
  const tab = asTab(read('tab'));

  // Shows the answer at once; values derived elsewhere follow with the next read.
  const changed = (next?: MemberDetail) => {
    if (next) onChange(next);
    onReload();
  };

  // Each tab has its own filters and page, so the parameters of the former tab are removed.
  const showTab = (next: string) => patch({ id: member.id, tab: next === 'profile' ? null : next }, { isWhole: true });

  const content = {
    profile: () => (
      <ProfileTab
        member={member}
        onReveal={isCancelled ? undefined : (field) => setRevealed([field])}
        onRevealed={looked}
        onRecorded={followUpsChanged}
      />
    ),
    // Remounted when the status changes, because a cancellation removes drafts.
    records: () => <RecordsTab key={member.status} memberId={member.id} />,
    followUps: () => <FollowUpList memberId={member.id} onChanged={followUpsChanged} />,
    reports: () => <ReportsTab memberId={member.id} isOver={isCancelled} />,
    agreements: () => <AgreementList memberId={member.id} />,
    tracks: () => <TracksTab member={member} />,
    logs: () => <LogsTab key={`${member.version}:${looks}`} memberId={member.id} />,
  } satisfies Record<Tab, () => ReactNode>;

  return (
    <Page
      title={member.nickname ?? tMember('unnamed')}
      // Browsers store titles in the history, so the title has no name of a person.
      documentTitle={member.memberNo}
      extra={
        <Flex wrap gap={8}>
          <PagePrevNext entity="member" id={member.id} />
          <MemberActions
            member={member}
            onFollowUp={() => setCreating(true)}
            onEdit={() => open('member')}
            onReveal={() => setRevealed(['realName', 'mobile'])}
            onDialog={(kind) => setDialog({ kind, member })}
          />
        </Flex>
      }
      content={<MemberSummary member={member} />}
    >
      <AdverseBanner memberId={member.id} onChanged={followUpsChanged} />
      <MemberWarnings member={member} />
      <Tabs
        activeKey={tab}
        onChange={showTab}
        destroyOnHidden
        items={tabs.map((key) => ({
          key,
          label: t(`tab.${key}`),
          children:
            key === tab ? (
              <ErrorBoundary key={key}>
                <Suspense fallback={<Skeleton active />}>{content[key]()}</Suspense>
              </ErrorBoundary>
            ) : null,
        }))}
      />
      {target === 'member' && <MemberEdit member={member} onChange={onChange} onReload={onReload} />}
      {isCreating && (
        <ErrorBoundary>
          <Suspense>
            <NewFollowUpDrawer
              member={member}
              asksBeforeClosing
              onCreated={followUpsChanged}
              onClose={() => setCreating(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {dialog && <MemberDialogs dialog={dialog} onChanged={changed} onClose={() => setDialog(undefined)} />}
      {revealed && (
        <MemberReveal
          member={member}
          hasConsent={hasConsent(member)}
          initialFields={revealed}
          onClose={() => {
            setRevealed(undefined);
            looked();
          }}
        />
      )}
    </Page>
  );
}
