import { expect } from 'vitest';
import { buildWorld } from '../../mock/fixtures/world';
import { settled, signIn, visit } from './browser';
import { distinctScreens } from './screens';
import { test } from './test';

/** Names and numbers of the mock's members; which of them there are does not depend on the day. */
function personalData() {
  const { members } = buildWorld({ now: Date.now() });
  return [...new Set(members.flatMap(({ realName, mobile }) => [realName, mobile]).filter((text) => text !== null))];
}

/** Runs in the page. */
async function stored() {
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    // The session's cookie is the server's alone.
    cookies: document.cookie,
  };
}

const half = Math.ceil(distinctScreens.length / 2);

test.for([
  ['first', distinctScreens.slice(0, half)],
  ['second', distinctScreens.slice(half)],
] as const)(
  'a tour of the %s half of all screens leaves nothing behind and no person in an address',
  async ([, screens], { open }) => {
    const page = await open();
    await signIn(page);
    const addresses = new Set<string>();
    for (const { path } of screens) {
      await visit(page, path);
      await settled(page);
      addresses.add(page.url());
    }
    for (const url of page.requested) addresses.add(url);

    expect(await page.evaluate(stored)).toEqual({
      local: ['umi_locale'],
      session: [],
      databases: [],
      caches: [],
      cookies: '',
    });
    const text = decodeURIComponent([...addresses].filter((url) => !url.startsWith('data:')).join('\n'));
    expect(personalData().filter((personal) => text.includes(personal))).toEqual([]);
    // A mobile number of anybody, typed or shown.
    expect(text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
  },
);
