import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { type Shortcut, workingShortcuts } from '@/hooks/shortcut-registry';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { shortcutTexts } from '@/locales/shortcut';

// Its dialog is loaded by whoever asks for it.
const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** The help on `?`: what can be done by keyboard where the operator is, in the page or in the dialog that is open. */
export function useShortcutHelp(): { show: () => void; help: ReactNode } {
  const t = useText(shortcutTexts);
  const [shown, setShown] = useState<readonly Shortcut[]>();
  const show = () => setShown(workingShortcuts());
  const hide = () => setShown(undefined);
  useShortcuts([{ keys: '?', label: t('help'), run: shown ? hide : show }], { isEverywhere: true });
  const help = shown && (
    <ErrorBoundary>
      <Suspense>
        <ShortcutHelp shortcuts={shown} onClose={hide} />
      </Suspense>
    </ErrorBoundary>
  );
  return { show, help };
}
