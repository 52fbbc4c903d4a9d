type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const parse = (keys: string) => {
  const parts = keys.toLowerCase().split('+');
  const has = (part: string) => parts.includes(part);
  return { key: parts.at(-1) ?? '', hasMod: has('mod'), hasAlt: has('alt'), hasShift: has('shift') };
};

/** Signs such as `?` need Shift on some keyboards, so that Shift is not compared for them. */
const isSign = (key: string) => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

/**
 * Whether a key press matches `keys`.
 *
 * @param keys such as `mod+s`, `shift+j`, `?`, `mod+enter`, `alt+home`; `mod` is ⌘ or Ctrl, the key is `KeyboardEvent.key`
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const { key, hasMod, hasAlt, hasShift } = parse(keys);
  // Alt types signs on many keyboards, so it must match exactly.
  if (hasAlt || press.altKey || hasMod !== (press.ctrlKey || press.metaKey)) return false;
  // Chinese input methods send the full-width ？.
  if (press.key.normalize('NFKC').toLowerCase() !== key) return false;
  return isSign(key) || press.shiftKey === hasShift;
}

/** Canonical spelling of keys. */
export function canonicalKeys(keys: string): string {
  const { key, hasMod, hasAlt, hasShift } = parse(keys);
  return [hasMod && 'mod', hasAlt && 'alt', hasShift && !isSign(key) && 'shift', key].filter(Boolean).join('+');
}

/** Whether the keys include Ctrl or ⌘. */
export const needsMod = (keys: string) => parse(keys).hasMod;

const nameOf = (key: string) => {
  const arrow = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }[key];
  return arrow ?? key.charAt(0).toUpperCase() + key.slice(1);
};

/** Whether the keyboard has ⌘. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Labels of the keys, in the order in which they are pressed. */
export function formatKeys(keys: string, isMac: boolean): string[] {
  return canonicalKeys(keys)
    .split('+')
    .map((part) => {
      if (part === 'mod') return isMac ? '⌘' : 'Ctrl';
      return part === 'alt' && isMac ? '⌥' : nameOf(part);
    });
}
