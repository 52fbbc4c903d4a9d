type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const parse = (keys: string) => {
  const parts = keys.toLowerCase().split('+');
  const has = (part: string) => parts.includes(part);
  return { key: parts.at(-1) ?? '', hasMod: has('mod'), hasAlt: has('alt'), hasShift: has('shift') };
};

/** Where Shift makes the sign itself, as `?` of `/`: which key that takes differs from keyboard to keyboard. */
const isSign = (key: string) => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

/**
 * Whether a key press is the one that `keys` names.
 *
 * @param keys such as `mod+s`, `shift+j`, `?`, `mod+enter`, `alt+home`; `mod` is ⌘ or Ctrl, the key is `KeyboardEvent.key`
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const { key, hasMod, hasAlt, hasShift } = parse(keys);
  // Alt writes signs on many keyboards: what has the focus answers to it, or nothing.
  if (hasAlt || press.altKey || hasMod !== (press.ctrlKey || press.metaKey)) return false;
  // Chinese input methods give the full-width ？ of the same key.
  if (press.key.normalize('NFKC').toLowerCase() !== key) return false;
  return isSign(key) || press.shiftKey === hasShift;
}

/** One name for the same keys, however they are written. */
export function canonicalKeys(keys: string): string {
  const { key, hasMod, hasAlt, hasShift } = parse(keys);
  return [hasMod && 'mod', hasAlt && 'alt', hasShift && !isSign(key) && 'shift', key].filter(Boolean).join('+');
}

/** Whether Ctrl or ⌘ belongs to the keys. */
export const needsMod = (keys: string) => parse(keys).hasMod;

const nameOf = (key: string) => {
  const arrow = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }[key];
  return arrow ?? key.charAt(0).toUpperCase() + key.slice(1);
};

/** Whether this is a machine whose keyboard has ⌘. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys as they stand on the keyboard, in the order in which they are pressed. */
export function formatKeys(keys: string, isMac: boolean): string[] {
  return canonicalKeys(keys)
    .split('+')
    .map((part) => {
      if (part === 'mod') return isMac ? '⌘' : 'Ctrl';
      return part === 'alt' && isMac ? '⌥' : nameOf(part);
    });
}
