import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

async function look(page: Page) {
  // Legacy mode opens no second page for its report, which takes half of the time; it matters to frames only.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? html.slice(0, 200)}`),
    );
}

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function axeFindings(page: Page) {
  const findings = await look(page);
  // A message that was half faded on its way out is gone by now; what is wrong with the page is found again.
  return findings.length === 0 ? findings : look(page);
}
