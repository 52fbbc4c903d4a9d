import { type ReactNode, useState } from 'react';
import { type Shortcut, workingShortcuts } from '@/hooks/shortcut-registry';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { shortcutTexts } from '@/locales/shortcut';
import { ShortcutHelp } from './ShortcutHelp';

/** The help on `?`: what can be done by keyboard where the operator is, in the page or in the dialog that is open. */
export function useShortcutHelp(): { show: () => void; help: ReactNode } {
  const t = useText(shortcutTexts);
  const [shown, setShown] = useState<readonly Shortcut[]>();
  const show = () => setShown(workingShortcuts());
  const hide = () => setShown(undefined);
  useShortcuts([{ keys: '?', label: t('help'), run: shown ? hide : show }], { isEverywhere: true });
  return { show, help: shown && <ShortcutHelp shortcuts={shown} onClose={hide} /> };
}
