import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/**
 * Keeps what antd once derived from a theme. By itself it derives all tokens anew for every provider of every
 * screen, a quarter of a screen's time: each provider names its variables by an id of its own, which is part of
 * the path. Nobody sees variables here, so providers of one theme share them.
 */
const cache = createCache();
const shared = (path: string) =>
  path.startsWith('token%') ? path.slice(0, path.lastIndexOf('%')) : path.replace(/css-var-_r_\w+_/, '');
const get = cache.opGet.bind(cache);
const update = cache.opUpdate.bind(cache);
cache.opGet = (path) => get(shared(path));
cache.opUpdate = (path, next) => update(shared(path), (kept) => next(kept) ?? kept ?? null);

/** Takes the sheets of antd's CSS variables, which are written however styles are set, and shows them to nobody. */
const nowhere = document.createElement('head');
Object.defineProperty(nowhere, 'children', { value: [] });
nowhere.insertBefore = (sheet) => sheet;
nowhere.removeChild = (sheet) => sheet;

const theme = { zeroRuntime: true };

/**
 * Draws without antd's and pro-components' style sheets, by the switches that both have for it. jsdom parses
 * and searches hundreds of them on every draw, which took a third of a journey's time, and shows nothing by
 * them: what is hidden is told by setup.ts, and what is seen is looked at in Chromium.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <StyleProvider cache={cache} mock="server" container={nowhere}>
    <ConfigProvider theme={theme}>{children}</ConfigProvider>
  </StyleProvider>
);
