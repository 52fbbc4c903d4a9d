import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Keeps what it once made of a component's style; tokens and variables go with whoever asked for them. */
const cache = createCache();
const update = cache.opUpdate.bind(cache);
cache.opUpdate = (path, next) =>
  update(path, (kept) => next(kept) ?? (path.startsWith('style%') ? (kept ?? null) : null));

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
