import type { WatchedPage } from '../browser';

/** Something on the page that an operator could click: its center, role and name. */
export type Target = { x: number; y: number; role: string; name: string };

/** Runs in the page: what a click would reach for each selector, so nothing below a dialog. */
function findTargets(selectors: string[]): Target[][] {
  return selectors.map((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
      if (!hit || !(element.contains(hit) || hit.closest('label')?.contains(element))) return [];
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [{ x, y, role, name: name.trim().slice(0, 40) }];
    }),
  );
}

/** Selectors of what can be clicked, with the weight of each kind. Rows and links would otherwise outnumber the rest. */
export const clickable: [selector: string, weight: number][] = [
  ['button:not(:disabled)', 8],
  ['main a[href], [role=dialog] a[href]', 4],
  ['[role=tab], [role=radio], label.ant-segmented-item, label.ant-radio-button-wrapper', 4],
  ['.ant-table-row > td', 4],
  ['[role=checkbox], input[type=checkbox], [role=switch]', 3],
  ['.ant-select, .ant-picker', 3],
  ['.ant-select-item-option, .ant-picker-cell, .ant-dropdown-menu-item, [role=treeitem]', 6],
  ['th[aria-sort], th.ant-table-column-has-sorters', 2],
  ['[role=menuitem]', 3],
  ['canvas, svg[role=img]', 1],
  ['aside a[href], header a[href]', 2],
];

export const textInputs =
  'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea, [contenteditable=true]';

/** Targets of each selector. */
export const listTargets = (page: WatchedPage, ...selectors: string[]) => page.evaluate(findTargets, selectors);
