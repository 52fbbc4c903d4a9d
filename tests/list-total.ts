import { parseListState, toFilter } from '@/components/list/codec';
import { type FilterField, getDefaultFilter, getParams, getRanges } from '@/components/list/fields';
import { ALL, type ListTabs } from '@/components/list/tabs';
import { channelLinkApi } from '@/contract/channel-link';
import type { Endpoint } from '@/contract/endpoint';
import { followUpApi } from '@/contract/follow-up';
import { projectApi } from '@/contract/project';
import { recordApi } from '@/contract/record-actions';
import { reportApi } from '@/contract/report';
import { resultHintApi } from '@/contract/result-hint';
import { linkFilters, linkTabs } from '@/pages/channel/link-list/filters';
import { followUpFilters } from '@/pages/data/follow-tracks/filters';
import { followUpListTabs } from '@/pages/data/follow-tracks/tabs';
import { reportFilters } from '@/pages/data/report-list/filters';
import { reportListTabs } from '@/pages/data/report-list/tabs';
import { projectFilters } from '@/pages/project/project-list/filters';
import { recordFilters } from '@/pages/record/record-list/filters';
import { recordListTabs } from '@/pages/record/record-list/tabs';
import { hintFilters } from '@/pages/setting/result-hint/filters';
import { send } from './contract/mock/server';

type List = { fields: FilterField[]; tabs: Pick<ListTabs, 'items'>; api: Endpoint };

const say = (key: string) => key;
const labels = new Proxy({}, { get: () => say }) as never;
const noTabs = { items: [] };
/** Filters, tabs and endpoint of each list, by path. */
const lists: Record<string, List> = {
  '/record/record-list': { fields: recordFilters(say, say), tabs: recordListTabs(say), api: recordApi.list },
  '/data/follow-tracks': {
    fields: followUpFilters(say),
    tabs: followUpListTabs(say, '2026-11-21'),
    api: followUpApi.list,
  },
  '/data/report-list': { fields: reportFilters(say), tabs: reportListTabs(say), api: reportApi.list },
  '/channel/link-list': { fields: linkFilters(say), tabs: linkTabs(say), api: channelLinkApi.list },
  '/setting/result-hint': { fields: hintFilters(say, labels, say), tabs: noTabs, api: resultHintApi.list },
  '/project/project-list': { fields: projectFilters(say, say), tabs: noTabs, api: projectApi.list },
};

/** The filter that a list with this query sends to the server. */
function getFilter(search: string, { fields, tabs: { items } }: List) {
  const tabs = [...items, { key: ALL }];
  const rules = {
    params: getParams(fields),
    ranges: getRanges(fields),
    defaults: getDefaultFilter(fields),
    sorts: ['priority'],
    defaultSort: 'priority',
    tabs,
  };
  return toFilter(parseListState(search, rules), tabs);
}

/** Reads the total of the list at `href` in milliseconds; opening the list would take a second. */
export async function readListTotal(href: string, cookie: string) {
  const { pathname, search } = new URL(href, 'http://console.invalid');
  const list = lists[pathname];
  if (!list) throw new Error(`no list at ${pathname}`);
  const filter = Object.entries(getFilter(search, list)).map(([name, value]) => [name, String(value)]);
  const { status, data } = await send(list.api, { query: Object.fromEntries(filter), cookie });
  if (status !== 200) throw new Error(`${href}: status ${status}`);
  return (data as { total: number }).total;
}
