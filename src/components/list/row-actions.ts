import { actionGroups } from '@/components/actions/action-groups';
import type { RowAction } from './actions';

const toItem = ({ key, label, group, isDisabled }: RowAction) => ({
  key,
  label,
  danger: group === 'danger',
  disabled: isDisabled,
});

/** Menu items of these actions, with a divider between groups. */
export const toMenuItems = (actions: readonly RowAction[]) =>
  actionGroups
    .map((group) => actions.filter((action) => action.group === group).map(toItem))
    .filter(({ length }) => length > 0)
    .flatMap((items, index) => (index > 0 ? [{ type: 'divider' as const }, ...items] : items));

/** Splits actions into those in the row, the first and at most one more, and those of the "more" menu. */
export function placeActions(actions: readonly RowAction[]) {
  const [primary, ...others] = actions;
  const second = others.find(({ isShown }) => isShown);
  return {
    shown: [primary, second].filter((action) => action !== undefined),
    more: others.filter((action) => action !== second),
  };
}

/**
 * Widths in pixels, for the widest font of antd: a CJK character, any other character, the arrow of "more", the gap
 * between two actions, the cell padding.
 */
const [WIDE, NARROW, ARROW, GAP, PADDING] = [14, 8.5, 18, 12, 16];
const MIN_WIDTH = 112;
const WIDTH_PER_ACTION = 4;

const getTextWidth = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? WIDE : NARROW), 0);

/** Width of the actions column for the actions of one row, in pixels. */
export function getActionsWidth(actions: readonly RowAction[], more: string) {
  const { shown, more: hidden } = placeActions(actions);
  const widths = [
    ...shown.map(({ label }) => getTextWidth(label)),
    ...(hidden.length > 0 ? [getTextWidth(more) + ARROW] : []),
  ];
  const sum = widths.reduce((total, width) => total + width, PADDING + GAP * Math.max(0, widths.length - 1));
  return Math.max(MIN_WIDTH, Math.ceil(sum / WIDTH_PER_ACTION) * WIDTH_PER_ACTION);
}
