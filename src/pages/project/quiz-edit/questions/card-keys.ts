import type { KeyboardEvent } from 'react';
import type { EditorState } from '../quiz-store';
import { type Step, shownQuestions } from './outline';
import type { CardActions } from './useCardActions';

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

type Canvas = {
  state: EditorState;
  isEditable: boolean;
  actions: CardActions;
  /** Chooses a card and focuses it, or the title of its panel. */
  go: (id: string | undefined, focus: EditorState['focus']) => void;
};

/** The keys of the cards, of which each has its id in `data-id`; that of the quiz itself is empty. */
export function onCardKey(event: KeyboardEvent<HTMLElement>, { state, isEditable, actions, go }: Canvas) {
  const { target, key, altKey, shiftKey } = event;
  const hasMod = event.ctrlKey || event.metaKey;
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing || shiftKey) return;
  const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
  // What is dragged has these keys itself; a menu is no part of the card, though its keys come by here.
  if (id === undefined || !event.currentTarget.contains(target) || target.matches('[aria-pressed="true"]')) return;
  const run = keyOf();
  if (!run) return;
  event.preventDefault();
  run();

  function keyOf(): (() => void) | undefined {
    const card = id as string;
    const step = steps[key];
    if (altKey) return step && !hasMod && card !== '' && isEditable ? () => actions.step(card, step) : undefined;
    if (hasMod)
      return key.toLowerCase() === 'd' && card !== '' && isEditable ? () => actions.duplicate(card) : undefined;
    // The other keys are those of the card itself, not of a button in it.
    if (!(target as HTMLElement).matches('[data-title]')) return undefined;
    if (step) return () => goBy(step, card);
    if (key === 'Enter') return () => go(card || undefined, 'title');
    if (card === '') return undefined;
    if (key === 'Delete' && isEditable) return () => actions.remove(card);
    const isFolded = state.folded.has(card);
    if (key === (isFolded ? 'ArrowRight' : 'ArrowLeft')) return () => actions.toggle(card);
    return undefined;
  }

  function goBy(step: Step, card: string) {
    const shown = shownQuestions(state.history.present.questions, state.folded);
    const at = shown.findIndex(({ questionId }) => questionId === card);
    const to = { up: at - 1, down: Math.min(at + 1, shown.length - 1), first: -1, last: shown.length - 1 }[step];
    go(shown[to]?.questionId, 'card');
  }
}
