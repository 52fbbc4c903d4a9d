import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Keeps the identity of a value while it is equal, for dependencies and memoized children.
 *
 * @param value plain JSON
 * @returns the previous object if it is equal
 */
export function useStable<Value>(value: Value): Value {
  const stable = useRef(value);
  // Writing during render is safe: a discarded render leaves an equal value, or one that the next render compares with.
  stable.current = replaceEqualDeep(stable.current, value);
  return stable.current;
}
