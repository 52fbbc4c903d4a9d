import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Runs in the page: whether an element is still there, and not on its way out. */
function isThere(selector: string) {
  const element = document.querySelector(selector);
  return element !== null && element.closest('[class*="-leave"]') === null;
}

const hasAxe = () => 'axe' in window;
/** In place of axe's half a megabyte, on a page that has it. */
const NOTHING = 'void 0';

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function axeFindings(page: Page) {
  const axeSource = (await page.evaluate(hasAxe)) ? NOTHING : undefined;
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Opens no second page for its report, which takes half of the time; it matters to frames only.
    .setLegacyMode()
    // Without it every element that passes is told too, with a selector and its markup: three quarters of the time.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, html, any } of nodes) {
      const selector = target.join(' ');
      // A message that began to fade while axe looked has the contrast of what is half gone.
      if (id === 'color-contrast' && !(await page.evaluate(isThere, selector))) continue;
      findings.push(`${id} at ${selector}: ${any[0]?.message ?? html.slice(0, 200)}`);
    }
  }
  return findings;
}
