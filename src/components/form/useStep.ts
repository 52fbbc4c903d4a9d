import { history } from '@umijs/max';
import type { FormInstance } from 'antd';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { type FieldName, findStep, type StepFields } from '@/domain/form-steps';
import { useQueryParams } from '@/hooks/useQueryParams';

/** A step of a form. `fields`: names of its fields; `href`: the step is on another route. */
export type FormStep = StepFields & {
  title: string;
  content?: ReactNode;
  href?: string;
  isDisabled?: boolean;
  reason?: string;
  isWrong?: boolean;
};

/** Current step of a form, kept in the URL: Back leads to the previous one. A URL with `field` leads to that field. */
export function useStep(form: FormInstance, steps: readonly FormStep[]) {
  const { read, patch } = useQueryParams();
  const inAddress = read('step');
  // The step renders at once, the rest of the screen (same URL) after it.
  const [ahead, setAhead] = useState<{ of: string | null; step: string | null }>();
  if (ahead && ahead.of !== inAddress) setAhead(undefined);
  // Back may be pressed before the URL of the step renders, so the URL seems unchanged.
  useEffect(
    () =>
      history.listen(({ location }) => {
        const step = new URLSearchParams(location.search).get('step');
        setAhead((current) => (current?.step === step ? current : undefined));
      }),
    [],
  );
  const asked = ahead?.of === inAddress ? ahead.step : inAddress;
  const index = Math.max(
    0,
    steps.findIndex(({ key, href }) => key === asked && href === undefined),
  );
  /** The field to focus once its step is shown. */
  const [target, setTarget] = useState<{ name: FieldName }>();
  const shown = useRef(index);
  shown.current = index;

  useEffect(() => {
    if (target) form.scrollToField(target.name as never, { focus: true, block: 'center' });
  }, [target, form]);

  // A link may lead to a field.
  const wanted = read('field');
  useEffect(() => {
    if (wanted === null) return;
    setTarget({ name: wanted });
    patch({ field: null }, { replace: true });
  }, [wanted, patch]);

  const show = (to: number, name: FieldName | undefined = steps[to]?.fields[0]) => {
    const { key, href } = steps[to] ?? {};
    if (href !== undefined) return history.push(href);
    if (key === undefined) return;
    const step = to === 0 ? null : key;
    if (to !== shown.current) {
      setAhead({ of: inAddress, step });
      startTransition(() => patch({ step }));
    }
    if (name !== undefined) setTarget({ name });
  };

  /** The first field of a step that is invalid or was refused by the server. */
  const wrongField = async ({ fields }: FormStep) => {
    const names = [...fields] as never;
    try {
      // Validates silently first: showing results would render every field and clear server errors.
      await form.validateFields(names, { recursive: true, validateOnly: true });
    } catch {
      await form.validateFields(names, { recursive: true }).catch(() => {});
    }
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    return wrong.find(({ name }) => findStep([{ key: '', fields }], name))?.name as FieldName | undefined;
  };

  return {
    index,
    /** Goes back, or forward if the fields of this step and of those between are valid. */
    go: async (to: number) => {
      for (let at = index; at < to; at += 1) {
        const between = steps[at];
        const wrong = between && (await wrongField(between));
        if (wrong !== undefined) return show(at, wrong);
      }
      show(to);
    },
    /** Goes to the first field with an error in any step, for example after a refused save. */
    showFirstError: () => {
      const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      const first = steps.findIndex(({ key }) => wrong.some(({ name }) => findStep(steps, name)?.key === key));
      const field = wrong.find(({ name }) => findStep(steps, name) === steps[first]);
      if (first >= 0) show(first, field?.name);
    },
  };
}
