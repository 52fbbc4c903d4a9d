import type { RefObject } from 'react';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { ROW } from './useRowFocus';

/**
 * Keys for the rows of a list: J and K move the focus to the next and previous row, X selects it. Enter opens it
 * (open-row).
 *
 * @param box element around the rows
 * @param isOn false for a list in a detail, whose J and K go to the previous and next entity
 */
export function useRowShortcuts(box: RefObject<HTMLElement | null>, isOn: boolean) {
  const t = useText(listTexts);
  const getRows = () => [...(box.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const getFocused = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  const move = (by: 1 | -1) => {
    const rows = getRows();
    const focused = getFocused();
    const from = focused ? rows.indexOf(focused) : -1;
    rows[from < 0 && by < 0 ? rows.length - 1 : from + by]?.focus();
  };
  const shortcuts = [
    { keys: 'j', label: t('key.nextRow'), run: () => move(1) },
    { keys: 'k', label: t('key.previousRow'), run: () => move(-1) },
    {
      keys: 'x',
      label: t('key.selectRow'),
      run: () => getFocused()?.querySelector<HTMLElement>('[type=checkbox]')?.click(),
    },
    { keys: 'enter', label: t('key.openRow') },
  ];
  useShortcuts(isOn ? shortcuts : []);
}
