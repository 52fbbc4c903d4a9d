import { useMemoizedFn } from 'ahooks';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isSameValue } from '@/domain/compare';
import type { ProjectValues } from './values';

type Name = keyof ProjectValues;
type FieldState = { name: (string | number)[]; errors?: readonly string[] };

const getNames = (fields: readonly FieldState[]) => fields.map(({ name }) => String(name[0]) as Name);

/** The names of the fields of a draft that are wrong, by their rules or because the server said so. */
export function useInvalidFields(form: FormInstance<ProjectValues>) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  // A save needs them before they are drawn, and the last one once the form is gone.
  const now = useRef(wrong);

  const note = (names: readonly string[]) => {
    const before = now.current;
    if (names.length === before.length && names.every((name) => before.includes(name))) return;
    now.current = names;
    setWrong(names);
  };
  const add = (names: readonly string[]) => note([...new Set([...now.current, ...names])]);

  return {
    /** As drawn. */
    wrong,
    /** At this very moment. */
    now,
    add,
    /** What was said of a value is not said of the next: where a field has no rules nothing else takes it away. */
    forget: (names: readonly string[]) => {
      const gone = names.filter((name) => now.current.includes(name));
      form.setFields(gone.map((name) => ({ name: name as Name, errors: [] })));
      note(now.current.filter((name) => !gone.includes(name)));
    },
    /** Says it of every field that is not as in `base` and that its rules refuse, whatever triggers them. */
    look: async (base: ProjectValues) => {
      const refused = await form.validateFields({ recursive: true, validateOnly: true }).then(
        () => [],
        ({ errorFields = [] }: { errorFields?: FieldState[] }) => getNames(errorFields),
      );
      const values: ProjectValues = form.getFieldsValue(true);
      const found = refused.filter((name) => !isSameValue(values[name], base[name]));
      if (found.every((name) => now.current.includes(name))) return;
      await form.validateFields(found, { recursive: true }).catch(() => {});
      add(found);
    },
    onFieldsChange: useMemoizedFn((_: unknown, all: FieldState[]) =>
      note(getNames(all.filter(({ errors = [] }) => errors.length > 0))),
    ),
  };
}
