import { useEventListener } from 'ahooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { getActiveShortcuts, type Shortcut } from '@/hooks/shortcut-registry';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { shortcutTexts } from '@/locales/shortcut';

// Loaded on demand.
const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

const always = () => true;

/** Placeholder while the help loads. Any key press or pointer event cancels it. */
function Awaited({ onGivenUp }: { onGivenUp: () => void }) {
  useEventListener('keydown', ({ repeat }) => !repeat && onGivenUp());
  useEventListener('pointerdown', onGivenUp);
  return null;
}

/** Shortcut help on `?`: lists the shortcuts of the current page or open dialog. */
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
