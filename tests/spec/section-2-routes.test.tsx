import { createHistory } from '@@/core/history';
import { getRoutes } from '@@/core/route';
import { act, render, screen, waitFor } from '@testing-library/react';
import { history, Outlet, renderClient } from '@umijs/max';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import routes, { type Route } from '../../config/routes';
import { state } from '../../mock/state';
import { signedIn } from '../app';

const flatten = (list: Route[]): Route[] => list.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

// An empty list renders faster.
beforeEach(() => {
  state().world.hotwords = [];
});

describe('spec section 2: the router', () => {
  test('redirects each section to its first screen', async () => {
    const umi = await getRoutes();
    const names = Object.keys(umi.routeComponents);
    // Pages render nothing here; other tests open them.
    const Console = renderClient({
      ...umi,
      routeComponents: Object.fromEntries(names.map((name) => [name, () => <Outlet />])),
      pluginManager: { applyPlugins: ({ initialValue }: { initialValue?: unknown }) => initialValue },
      history: createHistory({ type: 'memory', basename: '/' }),
      components: true,
    } as unknown as Parameters<typeof renderClient>[0]) as ComponentType;
    render(<Console />);
    for (const { path, redirect } of flatten(routes).filter((route) => route.redirect)) {
      act(() => history.push(path));
      await waitFor(() => expect(history.location.pathname, path).toBe(redirect));
    }
  });

  test('opens the first screen of a section with its name as heading and title, and shows a not-found page in the shell', async () => {
    const app = await signedIn('/setting', { shell: 'full' });
    expect(app.address()).toBe('/setting/search-hotwords');
    expect(await screen.findByText('搜索热词', { selector: 'h1' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('搜索热词 - 健康咨询管理后台'));
    expect(screen.getByRole('menuitem', { name: '试点医院' }).querySelector('svg')).toBeInTheDocument();

    act(() => history.push('/no/such/page'));
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('页面不存在 - 健康咨询管理后台'));
    expect(screen.getByText('会员')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回工作台' })).toHaveAttribute('href', '/welcome');
  });

  test('redirects a path in different letter case to the exact path, with its query', async () => {
    const app = await signedIn('/Setting/Search-Hotwords/?current=2');
    expect(app.heading()).toHaveTextContent('搜索热词');
    expect(app.address()).toBe('/setting/search-hotwords?current=2');
  });

  test('the error page shows code and message as text, and a malformed URL still shows a page', async () => {
    const markup = '<img src=x onerror="window.__broken=1"><b>bold</b>';
    const query = new URLSearchParams({ errorCode: 'E<i>42</i>', errorMessage: markup });
    await signedIn(`/exception?${query}`, { locale: 'en-US' });
    expect(screen.getByText('E<i>42</i>')).toBeInTheDocument();
    expect(screen.getByText(markup)).toBeInTheDocument();
    expect(document.querySelector('b, img[src=x]')).toBeNull();

    act(() => history.push('/exception?errorMessage=%20'));
    expect(await screen.findByText('The request did not succeed. Please retry later.')).toBeInTheDocument();
    for (const [path, heading] of [
      ['/setting/search-hotwords?current=-1&pageSize=NaN&sort=__proto__', 'Search Hotwords'],
      ['/exception?errorCode=%E0%A4%A', /./],
      ['/%E0%A4%A', /./],
      ['/setting/search-hotwords#%', 'Search Hotwords'],
      ['/user/login?redirect=%00%ff', 'Health Consulting Console'],
    ] as const) {
      act(() => history.push(path));
      expect(await screen.findByText(heading, { selector: 'h1' }), path).toBeInTheDocument();
    }
  });
});
