type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const parse = (keys: string) => {
  const parts = keys.toLowerCase().split('+');
  return { key: parts.at(-1) ?? '', hasMod: parts.includes('mod'), hasShift: parts.includes('shift') };
};

/** Where Shift makes the sign itself, as `?` of `/`: which key that takes differs from keyboard to keyboard. */
const isSign = (key: string) => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

/**
 * Whether a key press is the one that `keys` names.
 *
 * @param keys such as `mod+s`, `shift+j`, `?`, `mod+enter`; `mod` is ⌘ or Ctrl, the key is `KeyboardEvent.key`
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const { key, hasMod, hasShift } = parse(keys);
  if (press.altKey || hasMod !== (press.ctrlKey || press.metaKey)) return false;
  // Chinese input methods give the full-width ？ of the same key.
  if (press.key.normalize('NFKC').toLowerCase() !== key) return false;
  return isSign(key) || press.shiftKey === hasShift;
}

/** One name for the same keys, however they are written. */
export function canonicalKeys(keys: string): string {
  const { key, hasMod, hasShift } = parse(keys);
  return [hasMod && 'mod', hasShift && !isSign(key) && 'shift', key].filter(Boolean).join('+');
}

/** Whether Ctrl or ⌘ belongs to the keys. */
export const needsMod = (keys: string) => parse(keys).hasMod;

const nameOf = (key: string) => {
  const arrow = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }[key];
  return arrow ?? key.charAt(0).toUpperCase() + key.slice(1);
};

/** The keys as they stand on the keyboard, in the order in which they are pressed. */
export function keyNames(keys: string, isMac: boolean): string[] {
  return canonicalKeys(keys)
    .split('+')
    .map((part) => (part === 'mod' ? (isMac ? '⌘' : 'Ctrl') : nameOf(part)));
}
