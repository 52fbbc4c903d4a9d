import { useEventListener } from 'ahooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { getActiveShortcuts, type Shortcut } from '@/hooks/shortcut-registry';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { shortcutTexts } from '@/locales/shortcut';

// Its dialog is loaded by whoever asks for it.
const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

const always = () => true;

/** Stands where the help will be. Whoever goes on to something else by then does not want it any more. */
function Awaited({ onGivenUp }: { onGivenUp: () => void }) {
  useEventListener('keydown', ({ repeat }) => !repeat && onGivenUp());
  useEventListener('pointerdown', onGivenUp);
  return null;
}

/** The help on `?`: what can be done by keyboard where the operator is, in the page or in the dialog that is open. */
export function useShortcutHelp(): { show: () => void; help: ReactNode } {
  const t = useText(shortcutTexts);
  const [shown, setShown] = useState<readonly Shortcut[]>();
  const show = () => setShown(getActiveShortcuts());
  const hide = () => setShown(undefined);
  useShortcuts([{ keys: '?', label: t('help'), run: shown ? hide : show }], { isOver: always });
  const help = shown && (
    <ErrorBoundary>
      <Suspense fallback={<Awaited onGivenUp={hide} />}>
        <ShortcutHelp shortcuts={shown} onClose={hide} />
      </Suspense>
    </ErrorBoundary>
  );
  return { show, help };
}
