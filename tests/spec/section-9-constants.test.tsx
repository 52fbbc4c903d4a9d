import { createPluginManager } from '@@/core/plugin';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLoadMore } from '@/hooks/useLoadMore';
import { useRead } from '@/hooks/useRead';
import Loading from '@/loading';
import { forgetSession } from '@/session/forget';
import { applyToDocument, getInitialLocale } from '@/utils/locale';
import { removeServiceWorkers } from '@/utils/service-worker';
import { chainWebpack } from '../../config/webpack';
import { open, signedIn } from '../app';
import { recordCalls, server } from '../server';

describe('spec section 9: the read cache lasts five minutes', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const readTwice = async (key: string, gapMs: number) => {
    const read = vi
      .fn()
      .mockResolvedValueOnce('first')
      .mockReturnValue(new Promise(() => {}));
    const first = renderHook(() => useRead([key], read));
    // The response is rendered some ticks after it has arrived.
    for (let turn = 0; turn < 20 && !first.result.current.data; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(0));
    expect(first.result.current.data).toBe('first');
    first.unmount();
    await act(() => vi.advanceTimersByTimeAsync(gapMs));
    const second = renderHook(() => useRead([key], read));
    expect(read).toHaveBeenCalledTimes(2);
    return second.result.current.data;
  };

  test('shows the cached response within five minutes while it is fetched again, and nothing later', async () => {
    expect(await readTwice('within', 5 * 60_000 - 1000)).toBe('first');
    expect(await readTwice('after', 5 * 60_000 + 1000)).toBeUndefined();
  });

  test('is cleared when the session ends', async () => {
    const read = vi
      .fn()
      .mockResolvedValueOnce('private')
      .mockReturnValue(new Promise(() => {}));
    const first = renderHook(() => useRead(['private'], read));
    await act(() => vi.advanceTimersByTimeAsync(0));
    first.unmount();
    forgetSession();
    expect(renderHook(() => useRead(['private'], read)).result.current.data).toBeUndefined();
  });

  test('fetches again when the window regains focus, at most every five seconds', async () => {
    const read = vi.fn().mockResolvedValue('answer');
    renderHook(() => useRead(['focus'], read, { refreshOnFocus: true }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
    await focus();
    expect(read).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(4900));
    await focus();
    expect(read).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await focus();
    expect(read).toHaveBeenCalledTimes(3);
  });
});

function Scrolling({ read }: { read: (current: number) => Promise<{ list: number[]; total: number }> }) {
  const box = useRef<HTMLDivElement>(null);
  const { list } = useLoadMore(['scrolling'], read, box);
  return (
    <div ref={box} data-testid="box">
      {list.join(' ')}
    </div>
  );
}

describe('spec section 9: page size and load-more', () => {
  test('a list requests ten rows and shows ten', async () => {
    const sizes: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/members')) sizes.push(searchParams.get('pageSize'));
    });
    await signedIn('/member/member-list');
    await screen.findByText('共 35 条');
    // On a slow machine the prefetched page is stale (five seconds) when the list renders, and is fetched again.
    expect([...new Set(sizes)]).toEqual(['10']);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 10));
  });

  /** Pixels from the visible part to the end of a box that shows 100 px of its 500 px of content. */
  let distanceToEnd = 400;
  beforeEach(() => {
    distanceToEnd = 400;
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
    vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => 400 - distanceToEnd);
  });
  afterEach(() => vi.restoreAllMocks());

  const scrollTo = (distance: number) => {
    distanceToEnd = distance;
    act(() => void screen.getByTestId('box').dispatchEvent(new Event('scroll')));
  };

  test('loads the next page 100 px before the end, and nothing after the last page', async () => {
    const read = vi.fn(async (current: number) => ({ list: [current], total: 2 }));
    render(<Scrolling read={read} />);
    await screen.findByText('1');
    scrollTo(101);
    await act(async () => {});
    expect(read).toHaveBeenCalledTimes(1);
    scrollTo(100);
    distanceToEnd = 400;
    await screen.findByText('1 2');
    scrollTo(0);
    await act(async () => {});
    expect(read.mock.calls).toEqual([[1], [2]]);
  });
});

describe('spec section 9: the loader', () => {
  test('appears after 200 ms, not earlier', () => {
    createPluginManager();
    vi.useFakeTimers();
    render(
      <RawIntlProvider value={getIntl('zh-CN')}>
        <Loading />
      </RawIntlProvider>,
    );
    const isSpinning = () => document.querySelector('.ant-spin-spinning') !== null;
    act(() => void vi.advanceTimersByTime(199));
    expect(isSpinning()).toBe(false);
    act(() => void vi.advanceTimersByTime(2));
    expect(isSpinning()).toBe(true);
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
    vi.useRealTimers();
  });

  test('waits up to 120 s for the code of a page', () => {
    const chunkLoadTimeout = vi.fn();
    chainWebpack({ output: { chunkLoadTimeout } });
    expect(chunkLoadTimeout).toHaveBeenCalledWith(120_000);
  });
});

describe('spec section 9: the locale', () => {
  test('is stored in local storage, and login switches it without a call or a layout', async () => {
    const calls = recordCalls();
    const app = await open('/user/login', { shell: 'full' });
    expect(screen.getByRole('heading', { level: 1, name: '健康咨询管理后台' })).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Health Consulting Console' })).toBeInTheDocument();
    expect(localStorage.getItem('umi_locale')).toBe('en-US');
    expect(getInitialLocale(localStorage)).toBe('en-US');
    expect(calls).toEqual([]);
  });

  test('is zh-CN for a new visitor whatever the browser language, and replaces an unknown stored value', () => {
    localStorage.clear();
    expect(navigator.language).toBe('en-US');
    expect(getInitialLocale(localStorage)).toBe('zh-CN');
    expect(localStorage).toHaveLength(0);
    for (const stored of ['fr-FR', 'en', '', '__proto__', '{}']) {
      localStorage.setItem('umi_locale', stored);
      expect(getInitialLocale(localStorage), stored).toBe('zh-CN');
      expect(localStorage.getItem('umi_locale')).toBe('zh-CN');
    }
  });

  test('sets language and direction of the document', () => {
    for (const [locale, direction] of [
      ['he-IL', 'rtl'],
      ['ar', 'rtl'],
      ['fa', 'rtl'],
      ['ku', 'rtl'],
      ['zh-CN', 'ltr'],
    ] as const) {
      applyToDocument(locale);
      expect(document.documentElement).toHaveAttribute('lang', locale);
      expect(document.documentElement).toHaveAttribute('dir', direction);
    }
  });
});

describe('spec section 4: service workers are removed', () => {
  const scope = (isSecureContext: boolean) => {
    const unregister = vi.fn().mockResolvedValue(true);
    const remove = vi.fn().mockResolvedValue(true);
    const fake = {
      isSecureContext,
      navigator: { serviceWorker: { getRegistrations: async () => [{ unregister }, { unregister }] } },
      caches: { keys: async () => ['old', 'older'], delete: remove },
    };
    return { fake: fake as unknown as Window, unregister, remove };
  };

  test('with their caches on secure pages', async () => {
    const { fake, unregister, remove } = scope(true);
    await removeServiceWorkers(fake);
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(remove.mock.calls).toEqual([['old'], ['older']]);
  });

  test('deletes caches when the browser blocks workers, and removes workers when it blocks caches', async () => {
    const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const { fake, remove } = scope(true);
    await removeServiceWorkers({ ...fake, navigator: { serviceWorker: { getRegistrations: blocked } } } as never);
    expect(remove).toHaveBeenCalledTimes(2);
    const { fake: other, unregister } = scope(true);
    await removeServiceWorkers({ ...other, caches: { keys: blocked } } as never);
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  test('does nothing on insecure pages or in a browser without either', async () => {
    const { fake, unregister, remove } = scope(false);
    await removeServiceWorkers(fake);
    expect(unregister).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    await expect(removeServiceWorkers({ isSecureContext: true, navigator: {} } as Window)).resolves.toBeUndefined();
  });
});
