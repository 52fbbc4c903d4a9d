import { useState } from 'react';

/**
 * State of a screen that shows one entity after another without remounting: it is reset for each.
 *
 * @param id of the entity
 * @param begin initial state
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
