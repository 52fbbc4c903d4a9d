import { createContext, useContext } from 'react';
import styles from './StepPanels.module.css';
import type { FormStep } from './useStep';

/** Current step for the panels in the form: another step renders them, not the form around them. */
export const StepContext = createContext<{ steps: readonly FormStep[]; index: number }>({ steps: [], index: 0 });

/** The fields of all steps. All stay mounted, so that the form has all values and validates them when it is saved. */
export function StepPanels() {
  const { steps, index } = useContext(StepContext);
  return steps.map(({ key, content }, at) => (
    <div
      key={key}
      className={at === index ? undefined : styles.hidden}
      style={{ display: at === index ? undefined : 'none' }}
    >
      {content}
    </div>
  ));
}
