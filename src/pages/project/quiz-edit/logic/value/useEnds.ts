import { useState } from 'react';
import type { Condition } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';

type Value = Condition['value'];

/**
 * One value or the two ends of a range, each typed by itself. What the quiz cannot hold, such as the upper end alone,
 * stays here for as long as the quiz holds what came of it.
 */
export function useEnds<End>(
  value: Value,
  read: (value: Value) => (End | null)[],
  write: (ends: (End | null)[]) => Value,
) {
  const [typed, setTyped] = useState<(End | null)[]>();
  const ends = typed && isSameValue(write(typed), value) ? typed : read(value);
  /** @returns what the quiz is to hold then */
  const change = (at: number, end: End | null) => {
    const next = ends.map((old, index) => (index === at ? end : old));
    setTyped(next);
    return write(next);
  };
  return { ends, change };
}
