import { history } from '@umijs/max';
import { flushSync } from 'react-dom';
import { jobDrawerStore } from '@/components/shell/jobs/drawer-store';
import type { PaletteOption } from './option';

/** Runs an option after closing the palette, so that a question about unsaved changes is shown alone. */
export function choose(option: PaletteOption, onClose: () => void) {
  if ('run' in option && option.staysOpen) return option.run();
  // The focus is restored first, so that a dialog that opens now returns it there.
  flushSync(onClose);
  if (!('href' in option)) return option.run();
  // It would stay open over the next screen.
  jobDrawerStore.close();
  history.push(option.href);
}

/** Opens an option with a URL in a new tab, and keeps the palette open. */
export function chooseInNewTab(option: PaletteOption) {
  if ('href' in option) window.open(history.createHref(option.href), '_blank', 'noopener');
}
