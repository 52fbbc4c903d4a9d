import { expect } from 'vitest';
import { isDeep } from '../deep';
import { baseUrl } from './base-url';
import { runMonkey } from './monkey/run';
import { test } from './test';

/** Time for all seeds together. */
const DURATION_MS = Number(process.env.MONKEY_SECONDS ?? (isDeep ? 300 : 60)) * 1000;

/** Seeds of this run: the one of MONKEY_SEED, a fixed one on push, or random ones. */
function* seeds(): Generator<number> {
  const { MONKEY_SEED } = process.env;
  if (MONKEY_SEED) yield Number(MONKEY_SEED);
  else for (let seed = isDeep ? Date.now() % 1_000_000 : 1; ; seed += 1) yield seed;
}

test('an operator who does random things finds no defect', { timeout: DURATION_MS + 120_000 }, async ({ open }) => {
  const endsAt = Date.now() + DURATION_MS;
  const findings: object[] = [];
  let steps = 0;
  for (const seed of seeds()) {
    if (Date.now() > endsAt) break;
    const locale = seed % 2 === 0 ? 'en-US' : 'zh-CN';
    const isTranslated = seed % 4 === 3;
    const page = await open({ isFresh: true, locale });
    const { found, done, steps: taken } = await runMonkey(page, { seed, isTranslated, endsAt, origin: baseUrl() });
    console.log(`Seed ${seed}: ${taken} steps, ${found.join('; ') || 'nothing found'}\n${done.join('\n')}`);
    await page.context().close();
    steps += taken;
    if (found.length > 0) findings.push({ seed: `MONKEY_SEED=${seed}`, found, done });
  }
  console.log(`The monkey did ${steps} things.`);
  expect(findings).toEqual([]);
});
