import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { signedIn } from '../app';
import { server } from '../server';

const reported = { syncedAt: null, newest: '2026-11-20', missing: [] };
const refDate = '2026-11-18';
const people = { new: { base: 10, cells: [] }, active: { base: 10, cells: [] } };
const trend = { refDate, sessionCnt: 1, visitPv: 1, visitUv: 1, visitUvNew: 1, stayTimeUv: 1, stayTimeSession: 1 };
const page = { pagePath: 'pages/a', pageName: null, version: 1, pageVisitPv: 1, pageVisitUv: 1, pageStaytimePv: 1 };
const none = { province: [], city: [], gender: [], platform: [], device: [], age: [] };

/** Of each report an answer that is right but for one figure, or one date. */
const answers: Record<string, object> = {
  'retain/weekly': { rows: [], missing: [{ refDate: 'last week', reason: 'failed' }] },
  'retain/daily': { rows: [{ refDate, ...people, new: { base: 10, cells: [{ key: 1, value: 'NaN' }] } }] },
  'daily-summary': { rows: [{ refDate, visitTotal: 'NaN', visitTotalDelta: null, sharePv: 1, shareUv: 1 }] },
  'visit-trend/daily': { rows: [trend] },
  'visit-distribution': { days: 1, source: [{ key: 3, value: '12', uv: 1 }], stayTime: [], depth: [] },
  'visit-page': { days: 1, rows: [{ ...page, entrypagePv: 1, exitpagePv: {}, pageSharePv: 1, pageShareUv: 1 }] },
  'user-portrait': { snapshot: { new: none, active: { ...none, city: [{ attrId: null, value: 3 }] } } },
};

test('a figure that is none is an answer that cannot be read, and never NaN on the screen', async () => {
  let answer: object = {};
  server.use(
    http.get('*/api/admin/v1/analysis/:report', ({ params }) =>
      params.report === 'status' ? undefined : HttpResponse.json({ success: true, data: { ...reported, ...answer } }),
    ),
  );
  await signedIn('/welcome');
  for (const [path, given] of Object.entries(answers)) {
    answer = given;
    act(() => history.push(`/analysis/${path}`));
    const title = await screen.findByText('数据没有加载成功');
    expect(title.closest('.ant-result')).toHaveTextContent('服务器返回的内容无法识别');
    expect(document.body).not.toHaveTextContent('NaN');
    act(() => history.push('/welcome'));
    await waitFor(() => expect(title).not.toBeInTheDocument());
  }
});
