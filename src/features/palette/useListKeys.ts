import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { usePersonSearch } from '@/features/member/usePersonSearch';
import { choose, chooseInNewTab } from './choose';
import type { PaletteOption } from './option';

const PAGE = 8;

type People = ReturnType<typeof usePersonSearch>;

type Parts = {
  text: string;
  options: readonly PaletteOption[];
  /** Whether more options can follow. */
  isLoading: boolean;
  people: People;
  /** Called for key presses in the field. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Enter that was pressed before the results were loaded. */
  missed: RefObject<KeyboardEvent | undefined>;
  onClose: () => void;
};

/** Options that can be preselected: after a search for people, only the people. */
function ownChoices(options: readonly PaletteOption[], answer: People['answer']) {
  if (!answer) return options.filter(({ isDeliberate }) => !isDeliberate);
  return answer.status === 'found' ? options.slice(0, answer.members.length) : [];
}

/**
 * The keys of the list, pressed in the field above it. As long as nobody has moved, the first option is the chosen
 * one; what is to be asked for deliberately is so only after an Enter that had nothing else to open. Once it is asked
 * for, nothing else is chosen by itself. Enter before there is any is for the only one that comes.
 *
 * @returns the option that Enter opens
 */
export function useListKeys({ text, options, isLoading, people, onKey, missed, onClose }: Parts) {
  const { ask, answer } = people;
  const [moved, setMoved] = useState<{ text: string; answer: People['answer']; key: string }>();
  const isAsked = answer?.status === 'asked';
  const isPending = answer ? isAsked : isLoading;
  const own = ownChoices(options, answer);
  const chosen = options.find(({ key }) => moved?.text === text && moved.answer === answer && moved.key === key);
  const active = isAsked ? undefined : (chosen ?? own[0]);

  /** Text for which Enter was pressed before there were options. */
  const early = useRef<string>(undefined);
  const [only] = own.length === 1 && !isPending ? own : [];
  const deliberate = options.find(({ isDeliberate }) => isDeliberate);
  const isNothingElse = own.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was asked for has come
  useEffect(() => {
    const isAwaited = early.current === text;
    if (!isPending) early.current = undefined;
    if (!isAwaited || isPending) return;
    if (isNothingElse && deliberate) setMoved({ text, answer, key: deliberate.key });
    if (!only) return;
    const timer = setTimeout(() => choose(only, onClose));
    return () => clearTimeout(timer);
  }, [text, isPending, only?.key]);

  useEffect(() => {
    const moveTo = (option: PaletteOption | undefined) => option && setMoved({ text, answer, key: option.key });
    const at = active ? options.indexOf(active) : -1;

    /** Index that a key moves to; undefined if the field handles the key. */
    const placeAfter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'ArrowDown') return (at + 1) % options.length;
      if (key === 'ArrowUp') return at <= 0 ? options.length - 1 : at - 1;
      if (key === 'PageDown') return at + PAGE;
      if (key === 'PageUp') return at - PAGE;
      // With a text, these keys move the cursor in it.
      if (text !== '' && !ctrlKey && !metaKey) return undefined;
      return key === 'Home' ? 0 : key === 'End' ? options.length - 1 : undefined;
    };

    const enter = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      early.current = undefined;
      if (altKey || answer?.status === 'failed') return ask?.();
      if (active) return ctrlKey || metaKey ? chooseInNewTab(active) : choose(active, onClose);
      if (isPending) early.current = text;
      else moveTo(deliberate);
    };

    onKey.current = (event) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (!event.repeat) enter(event);
        return;
      }
      const place = event.altKey || event.shiftKey ? undefined : placeAfter(event);
      if (place === undefined) return;
      event.preventDefault();
      moveTo(options[Math.max(0, Math.min(options.length - 1, place))]);
    };
  }, [text, options, active, deliberate, isPending, answer, onKey, ask, onClose]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const press = missed.current;
      missed.current = undefined;
      if (press) onKey.current?.(press);
    });
    return () => {
      clearTimeout(timer);
      onKey.current = undefined;
    };
  }, [onKey, missed]);

  return active;
}
