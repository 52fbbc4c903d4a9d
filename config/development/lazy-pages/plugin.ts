import Module from 'node:module';
import { resolve } from 'node:path';
import type { IApi } from '@umijs/max';
import { lazyPages } from './backend';

/** The switch: `LAZY_PAGES=off npm start` compiles all pages at once. */
const isOn = process.env.LAZY_PAGES !== 'off';

/** What everybody sees first: the mock forgets who is signed in when it is started anew. */
const first = ['src/pages/user/login/index.tsx'];

const client = resolve('config/development/lazy-pages/client.ts');

type Resolve = (request: string, ...rest: unknown[]) => string;

/** Umi's bundle of webpack lacks a file that webpack looks for, though a client of one's own takes its place. */
function standInForMissingClient() {
  const loader = Module as unknown as { _resolveFilename: Resolve };
  const resolveFilename = loader._resolveFilename;
  loader._resolveFilename = (request, ...rest) =>
    request === '../hot/lazy-compilation-web.js' ? client : resolveFilename.call(Module, request, ...rest);
}

/** A plugin of Umi: the development server compiles a page when it is first opened. */
export default (api: IApi) => {
  api.describe({ key: 'lazyPages', enableBy: () => isOn && api.name === 'dev' });

  const { backend, middleware } = lazyPages(api.cwd, client, first);
  api.addBeforeMiddlewares(() => middleware);
  api.modifyWebpackConfig((config) => {
    standInForMissingClient();
    // What pages share would be in files that are cut anew with each page: all that names them would change, and be loaded anew.
    config.optimization = { ...config.optimization, splitChunks: false };
    config.experiments = {
      ...config.experiments,
      lazyCompilation: { entries: false, imports: true, test: /[\\/]src[\\/]pages[\\/]/, backend: backend as never },
    };
    return config;
  });
};
