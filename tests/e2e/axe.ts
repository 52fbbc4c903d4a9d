import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Runs in the page: whether an element is there to be read: not on its way out, and no button that is at work, which is
 * inactive, and so left out by the rule of contrast; axe cannot tell.
 */
function isThere(selector: string) {
  const element = document.querySelector(selector);
  return element !== null && element.closest('[class*="-leave"], .ant-btn-loading') === null;
}

const hasAxe = () => 'axe' in window;
/** In place of axe's half a megabyte, on a page that has it. */
const NOTHING = 'void 0';

/** Runs in the page: whether a dialog or drawer has laid its mask over the page. */
const isMasked = () =>
  [...document.querySelectorAll('.ant-modal-mask, .ant-drawer-mask')].some((mask) => mask.checkVisibility());

/** Runs in the page: marks what lies under the mask of another dialog or drawer, as a drawer under its question does. */
function markCovered() {
  const masked = [...document.querySelectorAll('.ant-modal-root, .ant-drawer')].filter((overlay) =>
    overlay.querySelector('.ant-modal-mask, .ant-drawer-mask')?.checkVisibility(),
  );
  const top = masked.find((overlay) => overlay.contains(document.activeElement)) ?? masked.at(-1);
  for (const overlay of masked) overlay.toggleAttribute('data-covered', overlay !== top);
}

const CONTRAST = 'color-contrast';
// Without it every element that passes is told too, with a selector and its markup: three quarters of the time.
const resultTypes: 'violations'[] = ['violations'];
/** Rules whose findings are moderate at most, and that take their time. */
const moderate = { region: { enabled: false } };

/**
 * Runs in the page. Colours know no language: their contrast, four fifths of what axe takes, is measured in Chinese, and
 * every screen that is looked at in English is looked at in Chinese too.
 */
const isContrastMeasured = () => document.documentElement.lang !== 'en-US';

/** What axe says is wrong with the page as it stands; again where a mask came or went while it looked. */
async function violationsOn(page: Page) {
  for (;;) {
    const isUnderMask = await page.evaluate(isMasked);
    const found = await violationsOf(page, isUnderMask, await page.evaluate(isContrastMeasured));
    if ((await page.evaluate(isMasked)) === isUnderMask) return found;
  }
}

async function violationsOf(page: Page, isUnderMask: boolean, hasContrast: boolean) {
  const axeSource = (await page.evaluate(hasAxe)) ? NOTHING : undefined;
  // Legacy mode opens no second page for its report, which takes half of the time; it matters to frames only.
  const builder = () => new AxeBuilder({ page, axeSource }).setLegacyMode();
  // Of what lies under a mask axe cannot tell the contrast, and takes longest to find that out.
  const rules = { ...moderate, [CONTRAST]: { enabled: hasContrast && !isUnderMask } };
  const others = await builder().options({ resultTypes, rules }).analyze();
  if (!hasContrast || !isUnderMask) return others.violations;
  await page.evaluate(markCovered);
  const contrast = await builder()
    .exclude('#root')
    .exclude('[data-covered]')
    .options({ resultTypes, runOnly: [CONTRAST] })
    .analyze();
  return [...others.violations, ...contrast.violations];
}

/** What axe finds serious or critical on the page as it stands, one line each. */
export async function axeFindings(page: Page) {
  const findings: string[] = [];
  for (const { id, impact, nodes } of await violationsOn(page)) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, html, any } of nodes) {
      const selector = target.join(' ');
      // A message that began to fade while axe looked has the contrast of what is half gone.
      if (id === CONTRAST && !(await page.evaluate(isThere, selector))) continue;
      findings.push(`${id} at ${selector}: ${any[0]?.message ?? html.slice(0, 200)}`);
    }
  }
  return findings;
}
