import { searchKinds } from '@/contract/limits/search';
import type { Found, FoundThing } from '@/contract/search';
import { channelPath, linkPath } from '@/features/channel/paths';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { memberPath } from '@/features/member/member-path';
import { projectDetailPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelLinkTexts } from '@/locales/channelLink';
import { followUpTexts } from '@/locales/followUp';
import { memberTexts } from '@/locales/member';
import { paletteTexts } from '@/locales/palette';
import { projectTexts } from '@/locales/project';
import { recordTexts } from '@/locales/record';
import { reportTexts } from '@/locales/report';
import type { OptionGroup } from './option';

const paths: Readonly<Record<FoundThing['kind'], (id: string) => string>> = {
  member: memberPath,
  record: recordPath,
  report: reportPath,
  followUp: followUpPath,
  project: projectDetailPath,
  channel: channelPath,
  link: linkPath,
};

/** Status labels by kind. */
export function useStatusLabels(): Readonly<Record<FoundThing['kind'], (status: string) => string>> {
  return {
    member: useEnumLabelOrRaw(memberTexts, 'status'),
    record: useEnumLabelOrRaw(recordTexts, 'status'),
    report: useEnumLabelOrRaw(reportTexts, 'status'),
    followUp: useEnumLabelOrRaw(followUpTexts, 'status'),
    project: useEnumLabelOrRaw(projectTexts, 'status'),
    channel: useEnumLabelOrRaw(channelTexts, 'status'),
    link: useEnumLabelOrRaw(channelLinkTexts, 'status'),
  };
}

/** Groups search results by kind; unknown kinds are left out. */
export function useEntityGroups({ things, totals }: Pick<Found, 'things'> & Partial<Found>): OptionGroup[] {
  const t = useText(paletteTexts);
  const statusLabels = useStatusLabels();
  return searchKinds.flatMap((kind) => {
    const own = things.filter((thing) => thing.kind === kind);
    if (own.length === 0) return [];
    const options = own.map(({ id, no, label, sub, status }) => ({
      key: `${kind} ${id}`,
      label: no,
      detail: [label, sub].filter(Boolean).join(' · '),
      note: statusLabels[kind](status),
      href: paths[kind](id),
    }));
    return [{ key: kind, label: t(`kind.${kind}`), options, total: totals?.[kind] }];
  });
}
