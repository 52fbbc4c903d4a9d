import { createPluginManager } from '@@/core/plugin';
import { click } from '../testing/events';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { signInAs } from '../../../tests/app';
import { makePdf } from '../../../tests/pdf';
import { renderPart } from '../../../tests/screen';
import { fault, recordCalls, server } from '../../../tests/server';
import { FileViewer } from './FileViewer';
import { ViewFileButton } from './ViewFileButton';

const PATH = '/uploads/report.pdf';
const pages = ['血常规检验报告', '尿常规检验报告', '结论'];

const answer = (bytes: Uint8Array | string) =>
  server.use(http.get(`*${PATH}`, () => new HttpResponse(bytes, { headers: { 'Content-Type': 'application/pdf' } })));

/** Opens the file from its button. */
async function view(locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  const { user } = renderPart(<ViewFileButton url={`${API_PREFIX}${PATH}`} name="血常规.pdf" />, { locale });
  await click(screen.getByRole('button', { name: /血常规\.pdf/ }));
  return user;
}
const pageNames = () => screen.getAllByRole('article').map((page) => page.getAttribute('aria-label'));

beforeEach(() => signInAs(0));

test('shows all pages of a PDF, zoomed and rotated', async () => {
  answer(makePdf(pages));
  await view();
  expect(await screen.findByRole('region', { name: '血常规.pdf：内容' })).toHaveAttribute('tabindex', '0');
  expect(pageNames()).toEqual(['第 1 页', '第 2 页', '第 3 页']);
  expect(screen.getByText('第 1 / 3 页')).toBeInTheDocument();
  const [first] = screen.getAllByRole('article') as [HTMLElement];
  const width = () => Math.round(Number.parseFloat(first.style.width));
  expect(width()).toBe(793);
  await click(screen.getByRole('button', { name: '放大' }));
  expect(screen.getByText('125%')).toBeInTheDocument();
  expect(width()).toBe(992);
  await click(screen.getByRole('button', { name: '适应宽度' }));
  await click(screen.getByRole('button', { name: '顺时针旋转' }));
  expect(width()).toBe(1123);
  expect(screen.queryByRole('button', { name: /下载|打开/ })).not.toBeInTheDocument();
});

test('says that a PDF has no pages, and reports it as not shown', async () => {
  answer(makePdf([]));
  const onShown = vi.fn();
  renderPart(<FileViewer url={`${API_PREFIX}${PATH}`} name="血常规.pdf" onShown={onShown} />);
  expect(await screen.findByText('文件没有任何页面')).toBeInTheDocument();
  await waitFor(() => expect(onShown).toHaveBeenLastCalledWith(false));
});

test('opens a PDF with its password, in English', async () => {
  answer(makePdf(pages, { password: 'abc' }));
  const user = await view('en-US');
  await user.type(await screen.findByLabelText('File password'), 'abd');
  await click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Wrong password')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('File password'));
  await user.type(screen.getByLabelText('File password'), 'abc{Enter}');
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
});

test('shows why a file cannot be shown or loaded, and loads it again', async () => {
  const failWith = (status: number) => server.use(fault.status('GET', PATH, status));
  answer('');
  await view();
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器返回的内容无法识别');
  for (const [prepare, reason] of [
    [() => answer('MZ a program'), '不支持查看这种文件：只能查看 PDF、JPEG 和 PNG'],
    [() => answer('%PDF-1.7'), '文件已损坏，无法显示'],
    [() => failWith(403), '文件加载失败网络错误'],
    [() => failWith(404), '文件加载失败网络错误'],
    [() => failWith(500), '文件加载失败网络错误'],
  ] as const) {
    prepare();
    await click(screen.getByRole('button', { name: /重 ?试/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
  }
  server.resetHandlers();
  answer(makePdf(pages));
  await click(screen.getByRole('button', { name: /重 ?试/ }));
  expect(await screen.findByText('第 1 / 3 页')).toBeInTheDocument();
});

test('drops a closed file, and loads it when it is opened again', async () => {
  answer(makePdf(pages));
  const calls = recordCalls();
  const user = await view();
  await screen.findByText('第 1 / 3 页');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  await click(screen.getByRole('button', { name: '查看 血常规.pdf' }));
  await screen.findByText('第 1 / 3 页');
  expect(calls).toEqual([`GET ${PATH}`, `GET ${PATH}`]);
});

test('shows a watermark over the file, and requests another URL for an expired one', async () => {
  createPluginManager();
  server.use(fault.status('GET', PATH, 404));
  const onRetry = vi.fn();
  const viewer = <FileViewer url={`${API_PREFIX}${PATH}`} name="血常规.pdf" watermark="林晓 09:30" onRetry={onRetry} />;
  const { rerender } = render(<RawIntlProvider value={getIntl('zh-CN')}>{viewer}</RawIntlProvider>);
  await userEvent.click(await screen.findByRole('button', { name: /重 ?试/ }));
  expect(onRetry).toHaveBeenCalledOnce();
  server.resetHandlers();
  answer(makePdf(pages));
  rerender(
    <RawIntlProvider value={getIntl('zh-CN')}>
      {<FileViewer {...viewer.props} url={`${API_PREFIX}${PATH}?again`} />}
    </RawIntlProvider>,
  );
  expect(await screen.findByText('第 1 / 3 页')).toBeInTheDocument();
  expect(screen.getByText('林晓 09:30')).toBeInTheDocument();
});
