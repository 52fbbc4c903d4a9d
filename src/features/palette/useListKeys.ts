import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { choose, chooseInNewTab } from './choose';
import type { PaletteOption } from './option';

const PAGE = 8;

type Parts = {
  text: string;
  options: readonly PaletteOption[];
  /** There may be more of them in a moment. */
  isLoading: boolean;
  /** Hears the keys that are pressed in the field. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Asks for people. */
  askPeople: (() => void) | undefined;
  onClose: () => void;
};

/**
 * The keys of the list, pressed in the field above it. As long as nobody has moved, the first option is the chosen
 * one; what is to be asked for deliberately never is by itself. Enter before there is any is for the only one that comes.
 *
 * @returns the option that Enter opens
 */
export function useListKeys({ text, options, isLoading, onKey, askPeople, onClose }: Parts): PaletteOption | undefined {
  const [moved, setMoved] = useState<{ text: string; key: string }>();
  const chosen = options.find(({ key }) => moved?.text === text && key === moved.key);
  const active = chosen ?? options.find(({ isDeliberate }) => !isDeliberate);

  /** The text for which Enter was pressed too early. */
  const early = useRef<string>(undefined);
  const found = options.filter(({ isDeliberate }) => !isDeliberate);
  const [only] = found.length === 1 && !isLoading ? found : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was asked for has come
  useEffect(() => {
    const isAwaited = early.current === text;
    if (!isLoading) early.current = undefined;
    if (!isAwaited || !only) return;
    const timer = setTimeout(() => choose(only, onClose));
    return () => clearTimeout(timer);
  }, [text, isLoading, only?.key]);

  useEffect(() => {
    const moveTo = (place: number) => {
      const option = options[Math.max(0, Math.min(options.length - 1, place))];
      if (option) setMoved({ text, key: option.key });
    };
    const at = active ? options.indexOf(active) : -1;

    /** Where a key leads to; undefined for one that is the field's own. */
    const placeAfter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'ArrowDown') return (at + 1) % options.length;
      if (key === 'ArrowUp') return at <= 0 ? options.length - 1 : at - 1;
      if (key === 'PageDown') return at + PAGE;
      if (key === 'PageUp') return at - PAGE;
      // In a text they move through it.
      if (text !== '' && !ctrlKey && !metaKey) return undefined;
      return key === 'Home' ? 0 : key === 'End' ? options.length - 1 : undefined;
    };

    onKey.current = (event) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (event.repeat) return;
        if (event.altKey) askPeople?.();
        else if (active && (event.ctrlKey || event.metaKey)) chooseInNewTab(active);
        else if (active) choose(active, onClose);
        else if (isLoading) early.current = text;
        return;
      }
      const place = event.altKey || event.shiftKey ? undefined : placeAfter(event);
      if (place === undefined) return;
      event.preventDefault();
      moveTo(place);
    };
  }, [text, options, active, isLoading, onKey, askPeople, onClose]);

  return active;
}
