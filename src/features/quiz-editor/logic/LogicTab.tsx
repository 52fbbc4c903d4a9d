import { usePointed } from '../EditorContext';

/** The rules of the quiz. */
export function LogicTab() {
  return <div ref={usePointed('rules', 0)} tabIndex={-1} />;
}
