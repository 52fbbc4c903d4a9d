import { canonicalKeys, matchesKeys } from '@/utils/shortcut-keys';

export type Shortcut = {
  /** For example `mod+s`, `j`, `?`: see utils/shortcut-keys. */
  keys: string;
  /** Description for the help. */
  label: string;
  /** Without it the key is only listed, because the focused element handles it. */
  run?: () => void;
  /** Explains why it does nothing behind an open dialog or drawer. */
  refuse?: () => void;
};

/** A mounted component with shortcuts. */
export type ShortcutUser = {
  shortcuts: () => readonly Shortcut[];
  /** Element in the dialog that they belong to; null for shortcuts of the page. */
  place: () => Element | null;
  /** Whether they work while another dialog or drawer is open. */
  isOver: (overlay: Element) => boolean;
};

/** Storage key: whether keys without Ctrl or ⌘ work (WCAG 2.1.4: they can be turned off). */
export const SINGLE_KEYS_STORAGE_KEY = 'shortcuts:single-keys';

const users: ShortcutUser[] = [];

/** Closed overlays that stay in the DOM. */
const CLOSED_OVERLAY = '.ant-drawer:not(.ant-drawer-open), [style*="display: none"]';

/** The topmost dialog or drawer. */
const getTopOverlay = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].filter((one) => !one.closest(CLOSED_OVERLAY)).at(-1);

/** Shortcuts that work now: the newest of several with the same keys, none behind an open dialog or in a closed one. */
export function getActiveShortcuts(): Shortcut[] {
  const overlay = getTopOverlay();
  const isReached = ({ place, isOver }: ShortcutUser) =>
    overlay ? isOver(overlay) || overlay.contains(place()) : !place()?.closest(CLOSED_OVERLAY);
  const reached = users.filter(isReached).flatMap(({ shortcuts }) => shortcuts());
  return [...new Map(reached.map((shortcut) => [canonicalKeys(shortcut.keys), shortcut])).values()];
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // A menu handles its own keys.
    target.closest(
      'textarea, select, [contenteditable=true], .ant-dropdown, .ant-popover, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file])',
    ) !== null);

/** Undo and redo in a text field. */
const isEditingKey = ({ key, target }: KeyboardEvent) => /^[zy]$/i.test(key) && isTyping(target);

function onKeyDown(event: KeyboardEvent) {
  // Safari and older Chromium use 229 for keys of an input method.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const isMatch = ({ keys, run }: Shortcut) => run !== undefined && matchesKeys(keys, event);
  const meant = users.flatMap(({ shortcuts }) => shortcuts()).find(isMatch);
  if (!meant) return;
  const hasMod = event.ctrlKey || event.metaKey;
  if (!hasMod && (isTyping(event.target) || localStorage.getItem(SINGLE_KEYS_STORAGE_KEY) === 'false')) return;
  const shortcut = getActiveShortcuts().find(isMatch);
  // Behind a dialog too, otherwise Ctrl+S would save the page as a file.
  if (shortcut || (hasMod && !isEditingKey(event))) event.preventDefault();
  // A held key acts once.
  if (event.repeat) return;
  if (shortcut) shortcut.run?.();
  else meant.refuse?.();
}

/** @returns cleanup */
export function registerShortcuts(user: ShortcutUser) {
  if (users.length === 0) window.addEventListener('keydown', onKeyDown);
  users.push(user);
  return () => {
    users.splice(users.indexOf(user), 1);
    if (users.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}
