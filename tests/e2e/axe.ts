import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { isDeep } from '../deep';

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

/** Examined on push by the walk over the routes alone: header and menu are the same on every screen. */
const SHELL = ['header', 'aside'];
/** Examined in the deep tier alone: rows of a table are alike. */
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

/** The violations on the page as it is. Repeats the run when a dialog or drawer opened or closed meanwhile. */
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
  // Legacy mode does not open a second page for the report, which takes half of the time. It matters to frames only.
  // No rule that is reported needs the style sheets, which axe would load again.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes, rules, preload: false });
  if (!isDeep) builder.exclude(LATER_ROWS);
  if (!isDeep && !hasShell) for (const part of SHELL) builder.exclude(part);
  if (isUnderOverlay) {
    // The page under it was looked at before.
    await page.evaluate(markCovered);
    builder.exclude('#root').exclude('[data-covered]');
  }
  return (await builder.analyze()).violations;
}

type Options = {
  /** Whether header and menu are examined on push too. */
  hasShell?: boolean;
};

/** The serious and critical findings of axe on the page as it is, one line each. */
export async function axeFindings(page: Page, options: Options = {}) {
  const findings: string[] = [];
  for (const { id, impact, nodes } of await findViolations(page, options)) {
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
