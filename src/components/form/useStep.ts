import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type FieldName, type StepFields, stepOf } from '@/domain/form-steps';
import { useQueryParams } from '@/hooks/useQueryParams';

/** Which step of a form is shown, held in the address: Back leads to the one that was left. */
export function useStep<Step extends StepFields>(form: FormInstance, steps: readonly Step[]) {
  const { read, patch } = useQueryParams();
  const asked = read('step');
  const index = Math.max(
    0,
    steps.findIndex(({ key }) => key === asked),
  );
  /** What gets the focus once its step is shown. */
  const [target, setTarget] = useState<{ name: FieldName }>();
  const shown = useRef(index);
  shown.current = index;

  useEffect(() => {
    if (target) form.scrollToField(target.name as never, { focus: true, block: 'center' });
  }, [target, form]);

  const show = (to: number, name: FieldName | undefined = steps[to]?.fields[0]) => {
    const key = steps[to]?.key;
    if (key === undefined) return;
    if (to !== shown.current) patch({ step: to === 0 ? null : key });
    if (name !== undefined) setTarget({ name });
  };

  return {
    index,
    /** Goes back, or on once the fields of this step are as they have to be. */
    go: async (to: number) => {
      if (to > index) {
        try {
          await form.validateFields([...(steps[index]?.fields ?? [])] as never, { recursive: true });
        } catch {
          form.scrollToField(form.getFieldsError().find(({ errors }) => errors.length > 0)?.name as never, {
            focus: true,
          });
          return;
        }
      }
      // One step at a time: those between have not been looked at.
      show(to > index ? index + 1 : to);
    },
    /** Opens the step of the first field that has something wrong with it, as after a save that was refused. */
    showFirstError: () => {
      const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      const first = steps.findIndex(({ key }) => wrong.some(({ name }) => stepOf(steps, name)?.key === key));
      const field = wrong.find(({ name }) => stepOf(steps, name) === steps[first]);
      if (first >= 0 && first !== shown.current) show(first, field?.name);
    },
  };
}
