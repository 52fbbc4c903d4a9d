import { useState } from 'react';

/**
 * The state of a screen that goes from one thing to the next without being drawn anew: it begins anew with each.
 *
 * @param id of what it is the state of
 * @param begin what it begins with
 */
export function useStateFor<Value>(id: string, begin: () => Value) {
  const [kept, setKept] = useState(() => ({ id, value: begin() }));
  let current = kept;
  if (kept.id !== id) {
    current = { id, value: begin() };
    setKept(current);
  }
  return [current.value, (value: Value) => setKept({ id, value })] as const;
}
