import type { KeyboardEvent } from 'react';
import type { EditorState } from '../quiz-store';
import { getVisibleQuestions, type Step } from './outline';
import type { CardActions } from './useCardActions';

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

type Canvas = {
  state: EditorState;
  isEditable: boolean;
  actions: CardActions;
  /** Selects a card and focuses it, or the title in its panel. */
  go: (id: string | undefined, focus: EditorState['focus']) => void;
};

/** Handles the keys of the cards. Each card has its id in `data-id`; the id of the quiz card is empty. */
export function handleCardKey(event: KeyboardEvent<HTMLElement>, { state, isEditable, actions, go }: Canvas) {
  const { target, key, altKey, shiftKey } = event;
  const hasMod = event.ctrlKey || event.metaKey;
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing || shiftKey) return;
  const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
  // A dragged card handles these keys itself. Events of a menu bubble here through its portal.
  if (id === undefined || !event.currentTarget.contains(target) || target.matches('[aria-pressed="true"]')) return;
  const run = getHandler();
  if (!run) return;
  event.preventDefault();
  run();

  function getHandler(): (() => void) | undefined {
    const card = id as string;
    const step = steps[key];
    if (altKey) return step && !hasMod && card !== '' && isEditable ? () => actions.step(card, step) : undefined;
    if (hasMod)
      return key.toLowerCase() === 'd' && card !== '' && isEditable ? () => actions.duplicate(card) : undefined;
    // The other keys apply to the title of a card, not to its buttons.
    if (!(target as HTMLElement).matches('[data-title]')) return undefined;
    if (step) return () => goStep(step, card);
    if (key === 'Enter') return () => go(card || undefined, 'title');
    if (card === '') return undefined;
    if (key === 'Delete' && isEditable) return () => actions.remove(card);
    const isFolded = state.folded.has(card);
    if (key === (isFolded ? 'ArrowRight' : 'ArrowLeft')) return () => actions.toggle(card);
    return undefined;
  }

  function goStep(step: Step, card: string) {
    const shown = getVisibleQuestions(state.history.present.questions, state.folded);
    const at = shown.findIndex(({ questionId }) => questionId === card);
    const to = { up: at - 1, down: Math.min(at + 1, shown.length - 1), first: -1, last: shown.length - 1 }[step];
    go(shown[to]?.questionId, 'card');
  }
}
