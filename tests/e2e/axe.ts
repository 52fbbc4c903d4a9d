import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { isDeep } from '../deep';

/**
 * Runs in the page: whether the contrast of an element counts. It does not while the element fades out, nor for a
 * loading button, which is inactive and exempt from the contrast rule; axe cannot detect that.
 */
function isReadable(selector: string) {
  const element = document.querySelector(selector);
  return element !== null && element.closest('[class*="-leave"], .ant-btn-loading') === null;
}

const hasAxe = () => 'axe' in window;
/** Replaces the source of axe, which is half a megabyte, on a page that already has it. */
const NO_SOURCE = 'void 0';

/** Header and menu are the same on every screen, so on push only routes.e2e.ts examines them. */
const SHELL = ['header', 'aside'];
/** Rows of a table are alike, so further rows are examined in the deep tier only. */
const LATER_ROWS = 'tbody > tr:nth-child(n+6)';

/** Runs in the page: whether a dialog or drawer is open. */
const hasOverlay = () =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].some((overlay) => overlay.checkVisibility());

/** Runs in the page: marks dialogs and drawers that another one covers, for example a drawer under a confirmation. */
function markCovered() {
  const overlays = [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].filter((overlay) =>
    overlay.checkVisibility(),
  );
  const top = overlays.find((overlay) => overlay.contains(document.activeElement)) ?? overlays.at(-1);
  for (const overlay of overlays) overlay.toggleAttribute('data-covered', overlay !== top);
}

const CONTRAST = 'color-contrast';
// A report that includes passing elements takes four times as long.
const resultTypes: 'violations'[] = ['violations'];

/** Disabled rules: their findings are moderate or minor and not reported, and they take a quarter of the time. */
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
 * Runs in the page: contrast, which takes half of axe's time, is measured in Chinese only, because colors do not depend
 * on the language. Every screen that is checked in English is also checked in Chinese.
 */
const isContrastMeasured = () => document.documentElement.lang !== 'en-US';

/** The violations on the current page. Repeats the run if a dialog or drawer opens or closes meanwhile. */
async function findViolations(page: Page, options: Options) {
  for (;;) {
    const isUnderOverlay = await page.evaluate(hasOverlay);
    const violations = await runAxe(page, isUnderOverlay, options);
    if ((await page.evaluate(hasOverlay)) === isUnderOverlay) return violations;
  }
}

async function runAxe(page: Page, isUnderOverlay: boolean, { hasShell }: Options) {
  const axeSource = (await page.evaluate(hasAxe)) ? NO_SOURCE : undefined;
  const rules = { ...withoutUnreported, [CONTRAST]: { enabled: await page.evaluate(isContrastMeasured) } };
  // Legacy mode opens no second page for the report, which saves half of the time; only frames would need that page.
  // `preload: false`: no reported rule needs the style sheets, which axe would load again.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes, rules, preload: false });
  if (!isDeep) builder.exclude(LATER_ROWS);
  if (!isDeep && !hasShell) for (const part of SHELL) builder.exclude(part);
  if (isUnderOverlay) {
    // The page below the overlay was checked before.
    await page.evaluate(markCovered);
    builder.exclude('#root').exclude('[data-covered]');
  }
  return (await builder.analyze()).violations;
}

type Options = {
  /** Whether to examine header and menu on push, too. */
  hasShell?: boolean;
};

/** The serious and critical findings of axe on the current page, one line each. */
export async function axeFindings(page: Page, options: Options = {}) {
  const findings: string[] = [];
  for (const { id, impact, nodes } of await findViolations(page, options)) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, html, any } of nodes) {
      const selector = target.join(' ');
      // A message that fades out during the run is half transparent and has a low contrast.
      if (id === CONTRAST && !(await page.evaluate(isReadable, selector))) continue;
      findings.push(`${id} at ${selector}: ${any[0]?.message ?? html.slice(0, 200)}`);
    }
  }
  return findings;
}
