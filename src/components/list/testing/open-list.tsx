import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { useState } from 'react';
import { vi } from 'vitest';
import type { ReadOptions } from '@/services/http';
import { expireReads } from '@/services/query-client';
import { openScreen, Surroundings } from '../../../../tests/screen';
import type { ListColumn } from '../columns';
import type { FilterField } from '../fields';
import { ListView } from '../ListView';
import type { ListProps } from '../list-props';

/** Fake entity of the list tests: a name, a number and a status. */
export type Row = { id: string; name: string; count: number; status: 'on' | 'off' };

/** Rows A01, A02 and so on: the counts fall as the names rise, and every third row is off. */
export const makeRows = (total: number): Row[] =>
  Array.from({ length: total }, (_, index) => ({
    id: `${index + 1}`,
    name: `A${String(index + 1).padStart(2, '0')}`,
    count: total - index,
    status: index % 3 === 2 ? 'off' : 'on',
  }));

export type Query = {
  current: number;
  pageSize: number;
  sort: string;
  keyword?: string;
  status?: Row['status'];
  mobile?: string;
  [name: string]: unknown;
};

/** A list service that answers from these rows; the test may change `rows`. */
export const serveRows = (rows: Row[]) =>
  vi.fn(async ({ current, pageSize, sort, keyword = '', status }: Query, _options?: ReadOptions) => {
    const key = sort.replace('-', '') as keyof Row;
    const found = rows
      .filter((row) => row.name.includes(keyword) && (status === undefined || row.status === status))
      .toSorted((one, other) => (one[key] < other[key] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1));
    const page = found.slice((current - 1) * pageSize, current * pageSize);
    // Each answer has new objects, like a parsed response.
    return { list: page.map((row) => ({ ...row })), total: found.length };
  });

export const keyword: FilterField = { kind: 'text', name: 'keyword', label: '关键词', maxLength: 20, always: true };
export const status: FilterField = {
  kind: 'select',
  name: 'status',
  label: '状态',
  options: [
    { value: 'on', label: '启用' },
    { value: 'off', label: '停用' },
  ],
};
export const mobile: FilterField = {
  kind: 'personal',
  label: '个人信息',
  always: true,
  choices: [
    {
      name: 'mobile',
      label: '手机号',
      maxLength: 20,
      pattern: /^(\d{4}|\d{11})$/,
      patternMessage: '请输入 4 或 11 位',
    },
  ],
};

export const columns: ListColumn<Row>[] = [
  { key: 'name', title: '名称', dataIndex: 'name', isName: true, sortable: true },
  { key: 'count', title: '数量', dataIndex: 'count', sortable: true },
  { key: 'status', title: '状态列', dataIndex: 'status' },
];
const rowLabel = ({ name }: Row) => name;

type Options = Partial<ListProps<Row>> & {
  rows?: Row[];
  /** Path and query, `/` by default; all other paths are empty screens. */
  at?: string;
  operator?: string;
};

let setLocale: (locale: 'zh-CN' | 'en-US') => void;
let setProps: (change: Partial<ListProps<Row>>) => void;

let opened: { props: ListProps<Row>; operator: string };

function Screen() {
  const [props, set] = useState(opened.props);
  const [locale, setLocaleTo] = useState<'zh-CN' | 'en-US'>('zh-CN');
  setProps = (change) => set((before) => ({ ...before, ...change }));
  setLocale = setLocaleTo;
  return (
    <Surroundings operator={opened.operator} locale={locale}>
      <ListView<Row> {...props} />
    </Surroundings>
  );
}

/** Opens a list of the fake entity as the only screen, with Umi's router and nothing around it. */
export function openList({ rows = makeRows(35), at = '/', operator = '林晓', ...given }: Options = {}) {
  // Cached reads of a list opened before must not show up.
  expireReads();
  const service = serveRows(rows);
  const props: ListProps<Row> = {
    name: 'hotword',
    fields: [keyword, status, mobile],
    columns,
    defaultSort: 'name',
    service,
    rowLabel,
    isScreen: true,
    frame: (buttons, list) => (
      <>
        <h1 tabIndex={-1}>列表</h1>
        {buttons}
        {list}
      </>
    ),
    ...given,
  };
  opened = { props, operator };
  const view = openScreen(Screen, { path: at });
  return { ...view, service };
}

/** Changes the props of the list, as its screen does when something beside the list changes. */
export const change = (props: Partial<ListProps<Row>>) => act(() => setProps(props));

/** Shows the list in another language, as the language button does. */
export const speak = (locale: 'zh-CN' | 'en-US') => act(() => setLocale(locale));

export const url = () => history.location.pathname + history.location.search;
/** Names of the rows, in display order. */
export const names = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')].map((row) => row.textContent?.match(/A\d\d/)?.[0]);
export const findRow = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
export const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });

const escaped = (text: string) => text.replace(/[()（）?*+.]/g, '\\$&');
/** The button with this name: antd may put a space between two characters, and an icon in front while loading. */
export const button = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`(^|\\s)${[...name].map(escaped).join('\\s?')}$`) });
export const checkbox = (name: string) => screen.getByRole('checkbox', { name: `选择 ${name}` });
