import type { Fault } from '../fault';
import { aside, askingWith, askingWithBody, type Json, on } from '../proxy';

/** A keyword filter that only matches the beginning of a text. */
const byBeginning = (path: string, name: string): Fault => ({
  name: `keyword matches beginnings only: ${path}`,
  only: [path.slice(1)],
  wrong: on(`GET ${path}`, async (passing, next) => {
    const keyword = passing.query.get('keyword')?.toLowerCase();
    const rows: Json[] = keyword ? (await aside(passing, next, `${path}?pageSize=100`)).list : [];
    const isFound = !keyword || rows.some((row) => row[name]?.toLowerCase().startsWith(keyword));
    return askingWith((query) => {
      if (!isFound) query.set('keyword', 'nobody-conf');
    })(passing, next);
  }),
  caught: [`GET ${path}`, /^\?keyword=/],
});

/** A search by body that only matches the beginning of a text. */
const byBeginningInBody = (path: string, field: string, shownIn: string): Fault => ({
  name: `${field} matches beginnings only: ${path}/search`,
  only: [path.slice(1)],
  wrong: on(
    `POST ${path}/search`,
    askingWithBody(async (body, passing, next) => {
      if (typeof body[field] !== 'string') return body;
      const rows: Json[] = (await aside(passing, next, `${path}?pageSize=100`)).list;
      const isFound = rows.some((row) => row[shownIn]?.startsWith(body[field]));
      return isFound ? body : { ...body, [field]: 'nobody-conf' };
    }),
  ),
  caught: [`POST ${path}/search`, new RegExp(`^body\\.${field} that a row shows$`)],
});

/** Text searches that only match the beginning of a text. */
export const keywordFaults: readonly Fault[] = [
  byBeginning('/hotwords', 'word'),
  byBeginning('/banners', 'title'),
  byBeginningInBody('/members', 'nickname', 'nickname'),
  byBeginningInBody('/projects', 'keyword', 'name'),
];
