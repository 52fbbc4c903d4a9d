import { useState } from 'react';
import type { Condition } from '@/contract/quiz';
import { isSameValue } from '@/domain/compare';

type Value = Condition['value'];

/**
 * Edits a value or the two ends of a range. Input that the quiz cannot store, such as the upper end alone, is kept here
 * until the stored value changes from elsewhere.
 */
export function useRangeEnds<End>(
  value: Value,
  read: (value: Value) => (End | null)[],
  write: (ends: (End | null)[]) => Value,
) {
  const [typed, setTyped] = useState<(End | null)[]>();
  const ends = typed && isSameValue(write(typed), value) ? typed : read(value);
  /** @returns the value to store in the quiz */
  const change = (at: number, end: End | null) => {
    const next = ends.map((old, index) => (index === at ? end : old));
    setTyped(next);
    return write(next);
  };
  return { ends, change };
}
