import { createPluginManager } from '@@/core/plugin';
import { expect, test } from 'vitest';
import { type FilterField, getFieldNames, getPersonalNames } from '@/components/list/fields';
import { type SavedViewList, savedViewPersonal } from '@/contract/limits/saved-view';
import { channelFilters } from '@/pages/channel/channel-list/filters';
import { trackFilters } from '@/pages/channel/channel-tracks/filters';
import { linkFilters } from '@/pages/channel/link-list/filters';
import { eventFilters } from '@/pages/data/event-tracks/filters';
import { followUpFilters } from '@/pages/data/follow-tracks/filters';
import { reportFilters } from '@/pages/data/report-list/filters';
import { memberFilters } from '@/pages/member/member-list/filters';
import { projectFilters } from '@/pages/project/project-list/filters';
import { recordFilters } from '@/pages/record/record-list/filters';
import { bannerFilters } from '@/pages/setting/home-banners/filters';
import { hospitalFilters } from '@/pages/setting/pilot-hospital/filters';
import { categoryFilters } from '@/pages/setting/project-category/filters';
import { hintFilters } from '@/pages/setting/result-hint/filters';
import { hotwordFilters } from '@/pages/setting/search-hotwords/filters';

const t = (key: string) => key;
const labels = new Proxy({}, { get: () => t }) as never;

/** Filters that identify a member, a record, a visit or a device. */
const numbers = ['memberNo', 'no', 'memberId', 'recordId', 'anonymousId', 'sessionId'];

// Umi's locale functions need the plugin manager.
createPluginManager();

const lists: [SavedViewList, FilterField[]][] = [
  ['record', recordFilters(t, t)],
  ['followUp', followUpFilters(t)],
  ['report', reportFilters(t)],
  ['member', memberFilters(t, t)],
  ['project', projectFilters(t, t)],
  ['channel', channelFilters(t, '2026-11-21')],
  ['channelLink', linkFilters(t)],
  ['channelTrack', trackFilters(t, undefined)],
  ['eventTrack', eventFilters(t)],
  ['hotword', hotwordFilters(t)],
  ['category', categoryFilters(t)],
  ['hospital', hospitalFilters(t)],
  ['banner', bannerFilters(t)],
  ['resultHint', hintFilters(t, labels, t)],
];

test('saved views refuse each filter that identifies a person, whether or not the list writes it to the URL', () => {
  for (const [list, fields] of lists) {
    const numbered = fields.flatMap(getFieldNames).filter((name) => numbers.includes(name));
    expect([...(savedViewPersonal[list] ?? [])].sort(), list).toEqual(
      [...getPersonalNames(fields), ...numbered].sort(),
    );
  }
});
