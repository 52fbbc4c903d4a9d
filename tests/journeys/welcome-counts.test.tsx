import { expect, test } from 'vitest';
import { filterOf, parseListState } from '@/components/list/codec';
import { defaultsOf, type FilterField, paramsOf, rangesOf } from '@/components/list/fields';
import { ALL, type ListTabs } from '@/components/list/tabs';
import { channelLinkApi } from '@/contract/channel-link';
import type { Endpoint } from '@/contract/endpoint';
import { followUpApi } from '@/contract/follow-up';
import { workbenchCounts } from '@/contract/limits/workbench';
import { recordApi } from '@/contract/record-detail';
import { reportApi } from '@/contract/report';
import { type WorkbenchCounts, workbenchApi } from '@/contract/workbench';
import { linkFilters, linkTabs } from '@/pages/channel/link-list/filters';
import { followUpFilters } from '@/pages/data/follow-tracks/filters';
import { followUpListTabs } from '@/pages/data/follow-tracks/tabs';
import { reportFilters } from '@/pages/data/report-list/filters';
import { reportListTabs } from '@/pages/data/report-list/tabs';
import { recordFilters } from '@/pages/record/record-list/filters';
import { recordListTabs } from '@/pages/record/record-list/tabs';
import { queueAddress } from '@/pages/welcome/queue-address';
import { buildWorld } from '../../mock/fixtures/world';
import { resetState } from '../../mock/state';
import { NOW } from '../app';
import { send, sessionCookie } from '../contract/mock/server';
import { copyWorld } from '../copy-world';

const world = buildWorld({ now: NOW, memberCount: 200 });
const say = (key: string) => key;

type List = { fields: FilterField[]; tabs: ListTabs; api: Endpoint };

/** What each list makes of its address: its own filters and tabs. */
const lists: Record<string, List> = {
  '/record/record-list': { fields: recordFilters(say, say), tabs: recordListTabs(say), api: recordApi.list },
  '/data/follow-tracks': {
    fields: followUpFilters(say),
    tabs: followUpListTabs(say, '2026-11-21'),
    api: followUpApi.list,
  },
  '/data/report-list': { fields: reportFilters(say), tabs: reportListTabs(say), api: reportApi.list },
  '/channel/link-list': { fields: linkFilters(say), tabs: linkTabs(say), api: channelLinkApi.list },
};

/** The filter that the list at an address asks the server with. */
function filterAt(search: string, { fields, tabs: { items } }: List) {
  const tabs = [...items, { key: ALL }];
  const rules = {
    params: paramsOf(fields),
    ranges: rangesOf(fields),
    defaults: defaultsOf(fields),
    sorts: ['priority'],
    defaultSort: 'priority',
    tabs,
  };
  return filterOf(parseListState(search, rules), tabs);
}

test.each([true, false])('each card counts what the list behind it holds (mine: %s)', async (isMine) => {
  resetState(copyWorld(world));
  const cookie = await sessionCookie();
  const { data } = await send(workbenchApi.counts, { query: { mine: String(isMine) }, cookie });
  for (const queue of workbenchCounts) {
    const { pathname, search } = new URL(queueAddress(queue, isMine), 'http://console.invalid');
    const list = lists[pathname];
    if (!list) throw new Error(`no list at ${pathname}`);
    const filter = Object.entries(filterAt(search, list)).map(([name, value]) => [name, String(value)]);
    const listed = await send(list.api, { query: Object.fromEntries(filter), cookie });
    expect(listed.status, queue).toBe(200);
    expect((listed.data as { total: number }).total, queue).toBe((data as WorkbenchCounts)[queue]);
  }
});
