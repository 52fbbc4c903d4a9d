import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';

const keys = {
  arrowdown: 'key.next',
  arrowup: 'key.previous',
  enter: 'key.open',
  escape: 'key.back',
  'alt+arrowup': 'key.up',
  'alt+arrowdown': 'key.down',
  'alt+home': 'key.first',
  'alt+end': 'key.last',
  arrowleft: 'key.fold',
  arrowright: 'key.unfold',
  'mod+d': 'key.duplicate',
  delete: 'key.delete',
} as const;

/** Lists the keys of the cards in the shortcut help. The cards handle them while focused. */
export function useCanvasShortcuts() {
  const t = useText(quizCanvasTexts);
  useShortcuts(Object.entries(keys).map(([key, label]) => ({ keys: key, label: t(label) })));
}
