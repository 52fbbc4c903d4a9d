import { createContext, useContext } from 'react';
import styles from './StepPanels.module.css';
import type { FormStep } from './useStep';

/** What a frame shows, for the panels in its form: they are drawn anew for another step, and the form around them is not. */
export const StepContext = createContext<{ steps: readonly FormStep[]; index: number }>({ steps: [], index: 0 });

/** The fields of all steps: all of them are there, so that all values are, and are looked at when the form is saved. */
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
