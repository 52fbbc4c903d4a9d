import { createPluginManager } from '@@/core/plugin';
import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorReporter } from '@/errors/report';
import { server } from '../../../tests/server';
import { ErrorBoundary } from './ErrorBoundary';

const report = vi.fn();

beforeEach(() => {
  createPluginManager();
  setErrorReporter(report);
  // React logs errors that the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  setErrorReporter(() => {});
  vi.resetAllMocks();
});

function Throws({ error }: { error: unknown }): never {
  throw error;
}

const page = (path: string, error?: unknown) => (
  <RawIntlProvider value={getIntl('en-US')}>
    <ErrorBoundary key={path}>{error === undefined ? <h1>fine</h1> : <Throws error={error} />}</ErrorBoundary>
  </RawIntlProvider>
);

test('shows an error page without the error message, reports it, and mounts the next page again', () => {
  const { rerender } = render(page('/a', new Error('张三 cannot be read')));
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Welcome' })).toHaveAttribute('href', '/welcome');
  expect(screen.queryByText(/张三/)).not.toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'boundary', name: 'Error' }));
  expect(JSON.stringify(report.mock.calls)).not.toContain('张三');
  rerender(page('/b'));
  expect(screen.getByRole('heading', { name: 'fine' })).toBeInTheDocument();
});

test('shows a failed chunk differently, and says if a new version is the reason', async () => {
  const chunkError = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  const { unmount } = render(page('/a', chunkError));
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
  expect(document.title).toBe('This page could not be loaded - Health Consulting Console');
  unmount();
  const own = document.head.appendChild(Object.assign(document.createElement('script'), { src: '/umi.0000000a.js' }));
  server.use(http.get('*/index.html', () => HttpResponse.html('<script src="/umi.0000000b.js"></script>')));
  render(page('/a', chunkError));
  expect(await screen.findByText(/^A new version of the console is available/)).toBeInTheDocument();
  own.remove();
});

test('catches any thrown value', () => {
  for (const [index, thrown] of [null, undefined, 0, ''].entries()) {
    const { unmount } = render(
      <RawIntlProvider value={getIntl('en-US')}>
        <ErrorBoundary>
          <Throws error={thrown} />
        </ErrorBoundary>
      </RawIntlProvider>,
    );
    expect(screen.getByRole('alert'), `${index}`).toBeInTheDocument();
    unmount();
  }
});
