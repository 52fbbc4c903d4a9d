import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toPeriodRows, toTotalRow } from '@/domain/analysis/period-rows';
import type { MissingReason, Report } from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { savedFiles } from '../../../tests/saved-files';
import { openScreen } from '../../../tests/screen';
import { ReportView } from './ReportView';
import { useReport } from './useReport';

const url = () => history.location.pathname + history.location.search;
const fourDays = { from: '2026-11-17', before: '2026-11-21' };
const names = ['visitPv', 'visitUv'] as const;
const day = (refDate: string, visitPv: number) => ({ refDate, visitPv, visitUv: 2 });
const rows = [day('2026-11-18', 1800), day('2026-11-19', 1900), day('2026-11-20', 2000)];
const missing = [{ refDate: '2026-11-17', reason: 'generating' as const }];

type Answer = { rows: typeof rows; missing: { refDate: string; reason: MissingReason }[] };
/** Loads the figures of a period; set by each test. */
let read: (period: typeof fourDays) => Promise<Answer>;
beforeEach(() => {
  read = async () => ({ rows, missing });
});

function toReport(answer: Answer, period: typeof fourDays, running?: string): Report {
  return {
    dimension: '日期',
    columns: [
      { key: 'visitPv', title: '访问次数', unit: 'times', term: 'visitPv' },
      { key: 'visitUv', title: '访问人数', unit: 'people' },
    ],
    rows: markRunning(
      toPeriodRows('day', period, answer, ({ visitPv, visitUv }) => ({ visitPv, visitUv })),
      running,
      (label) => `${label}（进行中）`,
    ),
    summary: [toTotalRow('合计', names, answer.rows)],
  };
}

type Props = { period?: typeof fourDays; reason?: MissingReason; running?: string };

/** Renders a report of visits by day as a screen does. */
function Visits({ period = fourDays, reason, running }: Props) {
  const visits = useReport(['visits'], period, (asked) => read(asked));
  return (
    <ReportView
      name="访问趋势"
      period={{ granularity: 'day', ...period }}
      report={visits.data && toReport(visits.data, period, running)}
      read={visits}
      reason={reason}
      rowHref={({ key }) => `/day?from=${key}`}
    />
  );
}

function openReport(path = '/', props: Props = {}) {
  return openScreen(() => <Visits {...props} />, { path }).user;
}
const findTable = async () => within(await screen.findByRole('table', { name: /访问趋势/ }));
const textsOf = (table: Awaited<ReturnType<typeof findTable>>) =>
  table.getAllByRole('row').map(({ textContent }) => textContent);

describe('a report', () => {
  const files = savedFiles();

  test('has the same figures in its chart, text alternative, table and file', async () => {
    const user = openReport();
    const chart = await screen.findByRole('img', { name: /访问趋势，/ });
    expect(chart).toHaveAccessibleName(
      /访问次数：最新 2,000 次（2026-11-20），最高 2,000 次（2026-11-20），最低 1,800 次（2026-11-18）。/,
    );
    await waitFor(() => expect(chart.querySelectorAll('svg path').length).toBeGreaterThan(4));

    await user.click(screen.getByText('表格'));
    expect(url()).toBe('/?view=table');
    const table = await findTable();
    expect(textsOf(table)).toEqual([
      '日期访问次数访问人数',
      '2026-11-17—生成中—生成中',
      '2026-11-181,800 次2 人',
      '2026-11-191,900 次2 人',
      '2026-11-202,000 次2 人',
      '合计5,700 次—人数和比率不能相加',
    ]);
    expect(table.getByRole('link', { name: '2026-11-18' })).toHaveAttribute('href', '/day?from=2026-11-18');
    // The reasons are also below the table, because tooltips are not reachable by keyboard.
    expect(screen.getByText('“—” 表示：生成中、人数和比率不能相加')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '下载 CSV: 访问趋势' }));
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await files[0]?.text()).toBe(
      [
        '日期,访问次数 (次),访问人数 (人)',
        '2026-11-17,—,—',
        '2026-11-18,1800,2',
        '2026-11-19,1900,2',
        '2026-11-20,2000,2',
        '合计,5700,—',
        '',
      ].join('\r\n'),
    );
  });

  test('sorts by a figure, by click and by Space, with unknown figures last in both directions', async () => {
    const user = openReport('/?view=table');
    const table = await findTable();
    const days = () => textsOf(table).flatMap((text) => /^2026-11-(\d\d)/.exec(text ?? '')?.[1] ?? []);
    const visits = table.getByRole('columnheader', { name: /^访问次数/ });
    await user.click(visits);
    expect(days()).toEqual(['20', '19', '18', '17']);
    visits.focus();
    await user.keyboard(' ');
    expect(days()).toEqual(['18', '19', '20', '17']);
  });

  test('marks the unfinished day in its table and its chart', async () => {
    const user = openReport('/?view=table', { running: '2026-11-20' });
    const table = await findTable();
    expect(table.getByRole('cell', { name: '2026-11-20（进行中）' })).toBeInTheDocument();
    expect(table.getByRole('cell', { name: '2026-11-19' })).toBeInTheDocument();
    await user.click(screen.getByText('图表'));
    expect(await screen.findByRole('img', { name: /2026-11-20（进行中）/ })).toBeInTheDocument();
  });

  test('never shows figures under another period', async () => {
    const slow = deferred<Answer>();
    const later = { from: '2026-11-18', before: '2026-11-21' };
    read = (period) => (period.from === later.from ? slow.promise : Promise.resolve({ rows, missing }));
    let choose: (period: typeof later) => void = () => {};
    openScreen(
      () => {
        const [period, setPeriod] = useState(fourDays);
        choose = setPeriod;
        return <Visits period={period} />;
      },
      { path: '/?view=table' },
    );
    await findTable();
    act(() => choose(later));
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await act(async () => slow.resolve({ rows: [day('2026-11-20', 77)], missing: [] }));
    expect((await findTable()).getAllByText('77 次')).toHaveLength(2);
  });

  test('keeps its view in its own URL parameter when a screen has two reports', async () => {
    const report = toReport({ rows, missing }, fourDays);
    const parts = { report, read: { error: undefined, reload: () => {} } };
    const { user } = openScreen(() => (
      <>
        <ReportView name="甲" param="one" period={{ granularity: 'day', ...fourDays }} {...parts} />
        <ReportView name="乙" param="two" defaultView="table" period={{ granularity: 'day', ...fourDays }} {...parts} />
      </>
    ));
    // The default view is not in the URL.
    expect(screen.getByRole('table', { name: /^乙/ })).toBeInTheDocument();
    await user.click(within(screen.getByRole('region', { name: '甲' })).getByText('表格'));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(url()).toBe('/?one=table');
    await user.click(within(screen.getByRole('region', { name: '乙' })).getByText('图表'));
    expect(url()).toBe('/?one=table&two=chart');
  });
});

describe('a report without figures', () => {
  test('distinguishes a failed request, an invalid response, figures being generated and no figures', async () => {
    read = async () => {
      throw new AppError('http', { status: 500 });
    };
    const user = openReport();
    await screen.findByText('数据加载失败');

    read = async () => {
      throw new AppError('malformed');
    };
    await user.click(screen.getByRole('button', { name: /^重\s?试/ }));
    await screen.findByText(/服务器返回的内容无法识别/);

    read = async () => ({ rows: [], missing: [{ refDate: '2026-11-20', reason: 'generating' }] });
    await user.click(screen.getByRole('button', { name: /^重\s?试/ }));
    await screen.findByText('数据生成中，请稍后');

    read = async () => ({ rows: [], missing: [] });
    await user.click(screen.getByRole('button', { name: /^重\s?试/ }));
    await screen.findByText('这段时间没有数据');
    expect(screen.queryByRole('button', { name: /^重\s?试/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /下载/ })).not.toBeInTheDocument();
  });

  test('shows that figures are not due yet, without a retry', () => {
    const waiting = { key: '1', label: '1 日后', cells: {}, reason: 'notElapsed' } as const;
    openScreen(() => (
      <ReportView
        name="留存"
        period={{ granularity: 'day', ...fourDays }}
        report={{ dimension: '之后', columns: [], rows: [waiting] }}
        read={{ error: undefined, reload: () => {} }}
      />
    ));
    expect(screen.getByText('还没有到期')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^重\s?试/ })).not.toBeInTheDocument();
  });

  test.each([
    ['gameProgram', '小游戏不支持数据分析'],
    ['unauthorized', '没有数据分析权限'],
    ['appIdInvalid', '小程序 AppID 无效'],
  ] as const)('shows why the platform denies figures: %s', async (reason, text) => {
    read = async () => ({ rows: [], missing: [{ refDate: '2026-11-20', reason: 'failed' }] });
    openReport('/', { reason });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('数据加载失败')).not.toBeInTheDocument();
  });
});
