import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pdfjs-dist/package.json';
import { expect } from 'vitest';
import { settled, signIn, type WatchedPage } from '../e2e/browser';
import { test } from '../e2e/test';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { startConsole } from './console';

const API = '/api/admin/v1';

/** A page whose requests have the browser's own headers, and so get compressed files. */
async function openPlain(open: () => Promise<WatchedPage>) {
  const page = await open();
  await page.context().setExtraHTTPHeaders({});
  return page;
}

/** Runs in the page: a black PNG of 120×120 pixels. */
async function paintIcon() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 120 });
  canvas.getContext('2d')?.fillRect(0, 0, 120, 120);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
}

test('signs in, reads a list and a record, opens a PDF and uploads a picture through nginx', async ({ open }) => {
  const page = await openPlain(() => open({ isFresh: true }));
  const encodings = new Set<string | undefined>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) encodings.add(response.headers()['content-encoding']);
  });
  await page.goto('/user/login');
  await settled(page);
  await signIn(page, '/member/member-list');
  const rows = page.locator('.ant-table-tbody .ant-table-row');
  await rows.first().waitFor();

  const id = await page.evaluate(async (path) => {
    const answer = await fetch(`${path}?pageSize=1`);
    return ((await answer.json()).data.list as { id: string }[])[0]?.id;
  }, `${API}/records`);
  await page.goto(`/record/record-detail?id=${id}`);
  await settled(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();

  await page.goto('/data/report-list');
  await rows.first().locator('td').nth(1).click();
  await settled(page);
  await page.keyboard.press('o');
  await page.getByRole('region', { name: /内容/ }).waitFor();
  await settled(page);

  await page.goto('/setting/project-category?edit=new');
  const label = zhCN.category['field.iconUrl'];
  await page.getByLabel(zhCN.category['field.name'], { exact: true }).waitFor();
  const icon = Buffer.from(await page.evaluate(paintIcon));
  await page.locator('input[type=file]').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: icon });
  await page
    .getByRole('button', {
      name: formatText(zhCN.input['image.named'], { action: zhCN.input['image.preview'], label }),
    })
    .waitFor();
  await settled(page);

  expect([...encodings]).toEqual(['br']);
  expect(page.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
});

test('shows the message of nginx for an upload that is too large', async ({ open }) => {
  const page = await open();
  await signIn(page, '/welcome');
  const answer = await page.evaluate(async (path) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(22 * 1024 ** 2)]));
    const { status, headers, ...response } = await fetch(path, { method: 'POST', body: form }).then(async (found) => ({
      status: found.status,
      headers: found.headers,
      body: await found.json(),
    }));
    return { status, type: headers.get('content-type'), ...response };
  }, `${API}/uploads`);
  expect(answer).toMatchObject({ status: 413, type: 'application/json', body: { success: false } });
});

test('says that the API cannot be reached, instead of showing data', async ({ open }) => {
  const page = await open({ isFresh: true });
  const down = await startConsole();
  try {
    await page.goto(`${down.baseUrl}/member/member-list`);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/user/login');
    await page.getByText(zhCN.login.startFailed).waitFor();
    await page.locator('#username').fill('operator');
    await page.locator('#password').fill('unknown');
    await page.keyboard.press('Enter');
    await page.getByText('服务暂时无法访问').first().waitFor();
  } finally {
    await down.stop();
  }
});

/** Runs in the page: whether a worker with this URL may compile WebAssembly. */
const compileIn = (url: string) =>
  new Promise<unknown>((resolve) => {
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve('no worker');
  });

test('the worker of the PDF viewer may compile its decoders, and no other script', async ({ open }) => {
  const page = await open({ isFresh: true });
  const server = await startConsole();
  const probe = `const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    WebAssembly.compile(empty).then(() => postMessage('compiled'), () => postMessage('refused'));`;
  mkdirSync(join(server.root, `former/pdfjs-${version}`));
  for (const path of [`pdfjs-${version}/probe.js`, 'probe.js']) writeFileSync(join(server.root, 'former', path), probe);
  try {
    await page.goto(`${server.baseUrl}/user/login`);
    await settled(page);
    expect(await page.evaluate(compileIn, `/pdfjs-${version}/probe.js`)).toBe('compiled');
    expect(await page.evaluate(compileIn, '/probe.js')).toBe('refused');
  } finally {
    await server.stop();
  }
});
