import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Runs in the page: whether an element can be read: it is not leaving, and no loading button. A loading button is
 * inactive, which exempts it from the contrast rule, but axe cannot tell.
 */
function isReadable(selector: string) {
  const element = document.querySelector(selector);
  return element !== null && element.closest('[class*="-leave"], .ant-btn-loading') === null;
}

const hasAxe = () => 'axe' in window;
/** Replaces the source of axe, which is half a megabyte, on a page that already has it. */
const NO_SOURCE = 'void 0';

/** Runs in the page: whether the mask of a dialog or drawer covers the page. */
const isMasked = () =>
  [...document.querySelectorAll('.ant-modal-mask, .ant-drawer-mask')].some((mask) => mask.checkVisibility());

/** Runs in the page: marks dialogs and drawers that another one covers, for example a drawer under a confirmation. */
function markCovered() {
  const masked = [...document.querySelectorAll('.ant-modal-root, .ant-drawer')].filter((overlay) =>
    overlay.querySelector('.ant-modal-mask, .ant-drawer-mask')?.checkVisibility(),
  );
  const top = masked.find((overlay) => overlay.contains(document.activeElement)) ?? masked.at(-1);
  for (const overlay of masked) overlay.toggleAttribute('data-covered', overlay !== top);
}

const CONTRAST = 'color-contrast';
// With the elements that pass, each with selector and markup, a report takes four times as long.
const resultTypes: 'violations'[] = ['violations'];

/** Rules whose findings are moderate or minor, and so not reported. They take a quarter of the time. */
const unreported = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
];
const withoutUnreported = Object.fromEntries(unreported.map((rule) => [rule, { enabled: false }]));

/**
 * Runs in the page. Colors do not depend on the language: contrast, which takes half of the time of axe, is measured in
 * Chinese only. Every screen that is looked at in English is looked at in Chinese too.
 */
const isContrastMeasured = () => document.documentElement.lang !== 'en-US';

/** The violations on the page as it is. Repeats the run when a mask appeared or disappeared meanwhile. */
async function findViolations(page: Page) {
  for (;;) {
    const isUnderMask = await page.evaluate(isMasked);
    const violations = await runAxe(page, isUnderMask);
    if ((await page.evaluate(isMasked)) === isUnderMask) return violations;
  }
}

async function runAxe(page: Page, isUnderMask: boolean) {
  const axeSource = (await page.evaluate(hasAxe)) ? NO_SOURCE : undefined;
  const rules = { ...withoutUnreported, [CONTRAST]: { enabled: await page.evaluate(isContrastMeasured) } };
  // Legacy mode does not open a second page for the report, which takes half of the time. It matters to frames only.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes, rules });
  if (isUnderMask) {
    // The page under the mask cannot be used, and was looked at before the mask covered it.
    await page.evaluate(markCovered);
    builder.exclude('#root').exclude('[data-covered]');
  }
  return (await builder.analyze()).violations;
}

/** The serious and critical findings of axe on the page as it is, one line each. */
export async function axeFindings(page: Page) {
  const findings: string[] = [];
  for (const { id, impact, nodes } of await findViolations(page)) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, html, any } of nodes) {
      const selector = target.join(' ');
      // A message that began to fade during the run has the contrast of something half transparent.
      if (id === CONTRAST && !(await page.evaluate(isReadable, selector))) continue;
      findings.push(`${id} at ${selector}: ${any[0]?.message ?? html.slice(0, 200)}`);
    }
  }
  return findings;
}
