import type zhCN from '../zh-CN/visitPage';

export default {
  top: 'Most visited pages',
  pages: 'Pages',
  page: 'Page',
  path: 'Path',
  unnamed: 'No name',
  limit: 'WeChat gives the {count} most visited pages of a day only',
  cut: 'top {count} pages only: WeChat gives no others of a day, and the total leaves them out',
  totalOfTop: 'Total (within the top {count})',
  shown: '{count, plural, one {# page} other {# pages}}',
  keyword: 'Find a page by name or path',
  search: 'Find',
  unnamedOnly: 'Without a name only',
  noMatch: 'No page matches',
  clear: 'Clear the filters',
  rename: 'Name this page',
  renameOf: 'Name this page: {page}',
  name: 'Name of the page',
  nameHint: 'Left empty, the path is shown',
  notFound: 'There is no such page',
  defaultSort: 'most visited first',
} satisfies Record<keyof typeof zhCN, string>;
