import { defineConfig } from '@umijs/max';
import { contentSecurityPolicy } from './config/csp';
import { pdfFiles } from './config/pdf';
import { proxyTo } from './config/proxy';
import routes from './config/routes';
import { productName, theme } from './config/settings';
import { chainWebpack } from './config/webpack';
import { demoAccounts } from './mock/fixtures/operators';

const { API_TARGET, DEMO, IMAGE_ORIGINS, NODE_ENV, OUTPUT_PATH } = process.env;
const isProduction = NODE_ENV === 'production';
const isDevelopment = NODE_ENV === 'development';
// The accounts exist in the mock only: a console with a real backend must not show them.
const showsDemoAccounts = !API_TARGET && (Boolean(DEMO) || !isProduction);

export default defineConfig({
  npmClient: 'npm',
  outputPath: OUTPUT_PATH ?? 'dist',
  plugins: [
    './config/static-styles/plugin.ts',
    './config/first-load.ts',
    './config/modern-syntax.ts',
    './config/licenses.ts',
    './config/compress.ts',
    './config/development/bundled-mock.ts',
    './config/development/no-scan.ts',
  ],
  routes,
  title: productName['zh-CN'],
  favicons: ['/favicon.svg'],
  // Umi's default viewport forbids zooming.
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'referrer', content: 'same-origin' },
    ...(isProduction
      ? [{ 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(IMAGE_ORIGINS) }]
      : []),
  ],
  define: { DEMO_ACCOUNTS: showsDemoAccounts ? demoAccounts : [] },
  proxy: proxyTo(API_TARGET),

  model: {},
  initialState: { loading: '@/loading' },
  request: {},
  layout: { title: productName['zh-CN'], locale: true },
  antd: {
    // Notifications are on the left, because buttons of drawers and forms and the pagination are on the right.
    appConfig: { message: { maxCount: 3 }, notification: { placement: 'bottomLeft', bottom: 72 } },
    configProvider: { theme, button: { autoInsertSpace: false } },
  },
  locale: { default: 'zh-CN', antd: true, baseNavigator: false, useLocalStorage: true },
  // Without this, pickers stay English and moment is bundled.
  moment2dayjs: { preset: 'antd' },

  // Mako compiles all pages in the time that webpack needs for one, and updates a text without a reload.
  // webpack builds for production, because static styles, chunks and compile hints need its plugins.
  ...(isDevelopment ? { mako: {} } : { mfsu: false, chainWebpack, esbuildMinifyIIFE: true }),
  // Each page sets its own title (components/page/Page).
  helmet: false,
  hash: true,
  targets: { chrome: 100, firefox: 100, safari: 16, edge: 100 },
  // Features that the app uses and at least one target lacks. The PDF viewer includes its own polyfills.
  polyfill: {
    imports: [
      ...['find-last', 'find-last-index', 'to-reversed', 'to-sorted', 'to-spliced', 'with'].map(
        (name) => `core-js/stable/array/${name}`,
      ),
      'core-js/stable/url-search-params',
    ],
  },
  jsMinifierOptions: { charset: 'utf8', target: ['es2021'] },
  codeSplitting: { jsStrategy: 'granularChunks' },
  copy: pdfFiles,
  // Umi would treat every file below mock/ as a mock.
  mock: { exclude: ['mock/!(index).ts', 'mock/*/**/*.ts'] },
});
