import { history } from '@umijs/max';
import { flushSync } from 'react-dom';
import { jobDrawerStore } from '@/components/shell/jobs/drawer-store';
import type { PaletteOption } from './option';

/** Does what an option is for, with the palette closed before: a question about unsaved changes stands by itself then. */
export function choose(option: PaletteOption, onClose: () => void) {
  if ('run' in option && option.staysOpen) return option.run();
  // The focus is back where it was: a dialog that opens now gives it back there.
  flushSync(onClose);
  if (!('href' in option)) return option.run();
  // It lies over all screens, and would over that one.
  jobDrawerStore.close();
  history.push(option.href);
}

/** Opens what has an address in a new tab, and leaves the palette as it is. */
export function chooseInNewTab(option: PaletteOption) {
  if ('href' in option) window.open(history.createHref(option.href), '_blank', 'noopener');
}
