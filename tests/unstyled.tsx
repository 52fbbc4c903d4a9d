import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/**
 * Caches the tokens that antd derives from a theme. By default antd derives them again for every provider of every
 * screen, which takes a quarter of a screen's time, because the cache path contains the id with which each provider
 * prefixes its CSS variables. Variables have no effect here, so providers with the same theme share their tokens.
 */
const cache = createCache();
const shared = (path: string) =>
  path.startsWith('token%') ? path.slice(0, path.lastIndexOf('%')) : path.replace(/css-var-_r_\w+_/, '');
const get = cache.opGet.bind(cache);
const update = cache.opUpdate.bind(cache);
cache.opGet = (path) => get(shared(path));
cache.opUpdate = (path, next) => update(shared(path), (kept) => next(kept) ?? kept ?? null);

/** Discards the style sheets of CSS variables, which antd inserts whatever the style settings are. */
const nowhere = document.createElement('head');
Object.defineProperty(nowhere, 'children', { value: [] });
nowhere.insertBefore = (sheet) => sheet;
nowhere.removeChild = (sheet) => sheet;

// pro-components serializes the whole token whenever one of its components renders.
const theme = { zeroRuntime: true, token: { toJSON: () => 'token' } as object };

/**
 * Renders children without the style sheets of antd and pro-components, by the options that both have for this. jsdom
 * parses and searches hundreds of sheets on every render, which took a third of a journey's time. Tests do not need
 * them: setup.ts decides what is hidden, and the end-to-end tests check the appearance.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <StyleProvider cache={cache} mock="server" container={nowhere}>
    <ConfigProvider theme={theme}>{children}</ConfigProvider>
  </StyleProvider>
);
