import { canonicalKeys, matchesKeys } from '@/utils/shortcut-keys';

export type Shortcut = {
  /** Such as `mod+s`, `j`, `?`: see utils/shortcut-keys. */
  keys: string;
  /** What it does, for the help. */
  label: string;
  /** Without it the key is listed alone: what has the focus answers to it itself. */
  run?: () => void;
  /** Says why it does nothing behind the dialog or drawer that is open. */
  refuse?: () => void;
};

/** Who has shortcuts, from when it is on the screen until it leaves it. */
export type ShortcutUser = {
  shortcuts: () => readonly Shortcut[];
  /** Lies in the dialog that they belong to; null for those of the page. */
  place: () => Element | null;
  /** Whether they work over a dialog or drawer that they do not belong to. */
  isOver: (overlay: Element) => boolean;
};

/** Whether keys without Ctrl or ⌘ work, in this browser's storage (WCAG 2.1.4: they can be turned off). */
export const SINGLE_KEYS_STORAGE_KEY = 'shortcuts:single-keys';

const users: ShortcutUser[] = [];

/** Around what was closed and is kept. */
const CLOSED_OVERLAY = '.ant-drawer:not(.ant-drawer-open), [style*="display: none"]';

/** The dialog or drawer that lies over all else. */
const getTopOverlay = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].filter((one) => !one.closest(CLOSED_OVERLAY)).at(-1);

/** What works at this moment: of several for the same keys the newest, nothing behind an open dialog or in a closed one. */
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
    // A menu has its own keys.
    target.closest(
      'textarea, select, [contenteditable=true], .ant-dropdown, .ant-popover, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file])',
    ) !== null);

/** What a field does with its own text. */
const isEditingKey = ({ key, target }: KeyboardEvent) => /^[zy]$/i.test(key) && isTyping(target);

function onKeyDown(event: KeyboardEvent) {
  // 229 is what Safari and older Chromium say of a key that goes to an input method.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const isMatch = ({ keys, run }: Shortcut) => run !== undefined && matchesKeys(keys, event);
  const meant = users.flatMap(({ shortcuts }) => shortcuts()).find(isMatch);
  if (!meant) return;
  const hasMod = event.ctrlKey || event.metaKey;
  if (!hasMod && (isTyping(event.target) || localStorage.getItem(SINGLE_KEYS_STORAGE_KEY) === 'false')) return;
  const shortcut = getActiveShortcuts().find(isMatch);
  // Behind a dialog too: the browser would offer to save the page as a file.
  if (shortcut || (hasMod && !isEditingKey(event))) event.preventDefault();
  // Held down it is still one wish.
  if (event.repeat) return;
  if (shortcut) shortcut.run?.();
  else meant.refuse?.();
}

/** @returns takes them away again */
export function registerShortcuts(user: ShortcutUser) {
  if (users.length === 0) window.addEventListener('keydown', onKeyDown);
  users.push(user);
  return () => {
    users.splice(users.indexOf(user), 1);
    if (users.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}
