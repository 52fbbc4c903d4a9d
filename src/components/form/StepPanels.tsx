import type { FormStep } from './useStep';

/** The fields of all steps: all of them are there, so that all values are, and are looked at when the form is saved. */
export const StepPanels = ({ steps, index }: { steps: readonly FormStep[]; index: number }) =>
  steps.map(({ key, content }, at) => (
    <div key={key} style={{ display: at === index ? undefined : 'none' }}>
      {content}
    </div>
  ));
