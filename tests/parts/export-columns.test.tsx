import { expect, test } from 'vitest';
import { exportColumns } from '@/contract/limits/export';
import { followUpColumns } from '@/features/follow-up/follow-up-columns';
import { reportColumns } from '@/features/report/report-columns';
import { channelColumns } from '@/pages/channel/channel-list/columns';
import { trackColumns } from '@/pages/channel/channel-tracks/columns';
import { linkColumns } from '@/pages/channel/link-list/columns';
import { eventColumns } from '@/pages/data/event-tracks/columns';
import { memberColumns } from '@/pages/member/member-list/columns';
import { projectColumns } from '@/pages/project/project-list/columns';
import { recordColumns } from '@/pages/record/record-list/columns';
import { hospitalColumns } from '@/pages/setting/pilot-hospital/columns';

/** Stands for texts and labels, which the keys of columns do not depend on. */
const words = Object.assign(() => '', { t: () => '', tField: () => '', tWork: () => '' }) as never;

const lists = {
  member: memberColumns(words, words, words),
  hospital: hospitalColumns(words, words),
  project: projectColumns(words, words),
  record: recordColumns(words),
  followUp: followUpColumns(words),
  report: reportColumns(words),
  channel: channelColumns(words, words, words),
  channelLink: linkColumns(words, words, words),
  channelTrack: trackColumns(words),
  eventTrack: eventColumns(words),
};

test.each(Object.entries(exportColumns))('the list of %s and its file have the same columns', (entity, keys) => {
  const shown = lists[entity as keyof typeof lists].map(({ key }) => key);
  expect(keys.toSorted()).toEqual(shown.toSorted());
});
