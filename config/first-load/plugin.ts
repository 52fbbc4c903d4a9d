import type { IApi } from '@umijs/max';

/** Umi's script that asks for the code of the address's route, and the entry: named by what their files begin with. */
const HELPER = '/preload_helper';
const ENTRY = '/umi.';

/**
 * A plugin of Umi: the line is in use from the first moment. Umi's page asks for the route's code only when the framework
 * has run, and Chromium for the entry, which stands in the body, only when all of the head is there.
 */
export default (api: IApi) => {
  api.describe({ key: 'firstLoad', enableBy: () => api.name === 'build' });

  // Umi's placeholder of a section is some bytes, for which each first page of one would wait.
  api.addEntryImports(() => ({ source: './core/EmptyRoute' }));

  api.modifyHTML(($) => {
    const scripts = $('script[src]').toArray();
    const sourceOf = (start: string) =>
      scripts.map((script) => $(script).attr('src') ?? '').find((source) => source.includes(start));
    const entry = sourceOf(ENTRY);
    const helper = sourceOf(HELPER);
    if (!entry || !helper) throw new Error(`${HELPER} or ${ENTRY} is not in the page: has Umi changed?`);
    const head = $('head');
    head.find(`script[src="${helper}"]`).remove();
    head.find('link[rel="stylesheet"]').before(
      `<script src="${helper}"></script>\n<link rel="preload" as="script" href="${entry}">\n`,
    );
    return $;
  });
};
