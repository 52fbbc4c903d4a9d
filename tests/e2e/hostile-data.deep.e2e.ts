import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { settled, signIn, visit } from './browser';
import { isWiderThanWindow } from './look';
import { getScreenUrls } from './screen-urls';
import { test } from './test';

/** Texts that operators and members enter, by the names of their fields. Other values have a format. */
const freeText =
  /^(name|nickname|title|label|word|remark|note|reason|summary|\w*(Name|NameMasked|Title|Text|Note|Reason|Remark))$/;

const rewrite = (value: unknown, change: (text: string) => string, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change, name));
  if (typeof value === 'string') return freeText.test(name) ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewrite(item, change, key)]));
};

const hostile = [
  {
    name: 'markup',
    change: (text: string) => `${text}<img src=x onerror="window.__x=1"><script>window.__x=1</script>`,
  },
  { name: '10,000 characters', change: (text: string) => text + '长'.repeat(10_000) },
  {
    name: 'emoji, direction marks and control characters',
    change: (text: string) => `\u202E${text}👩‍👩‍👧‍👦\u0000\u200B`,
  },
];

const quarters = [1, 2, 3, 4];
const tours = hostile.flatMap((kind) => quarters.map((quarter) => ({ ...kind, quarter })));

test.for(tours)(
  'every screen shows texts with $name as text, within its width ($quarter of 4)',
  async ({ change, quarter }, { open }) => {
    const page = await open({ isFresh: true });
    await page.route('**/api/admin/v1/**', async (route: Route) => {
      try {
        const response = await route.fetch();
        const isJson = response.headers()['content-type']?.includes('json');
        await route.fulfill({ response, ...(isJson && { json: rewrite(await response.json(), change) }) });
      } catch {
        // The console has canceled the request meanwhile; a request without an end would count as pending.
        await route.continue().catch(() => undefined);
      }
    });
    await signIn(page, '/exception');
    const problems: string[] = [];
    for (const url of (await getScreenUrls(page)).filter((_, index) => index % 4 === quarter - 1)) {
      await visit(page, url);
      await settled(page).catch((error: Error) => void problems.push(error.message));
      if (await page.evaluate(isWiderThanWindow)) problems.push(`${url}: wider than the window`);
      if (await page.evaluate(() => '__x' in window)) problems.push(`${url}: ran markup`);
      problems.push(...page.troubles.splice(0).map((trouble) => `${url}: ${trouble}`));
    }
    expect(problems).toEqual([]);
  },
);
