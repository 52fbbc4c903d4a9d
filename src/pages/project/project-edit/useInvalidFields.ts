import { useMemoizedFn } from 'ahooks';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { isSameValue } from '@/domain/compare';
import type { ProjectValues } from './values';

type Name = keyof ProjectValues;
type FieldState = { name: (string | number)[]; errors?: readonly string[] };

const getNames = (fields: readonly FieldState[]) => fields.map(({ name }) => String(name[0]) as Name);

/** Tracks the invalid fields of a draft, whether by a form rule or by the response of the server. */
export function useInvalidFields(form: FormInstance<ProjectValues>) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  // A ref, because a save needs the names before they are rendered, and the last save runs after the form unmounts.
  const now = useRef(wrong);

  const note = (names: readonly string[]) => {
    const before = now.current;
    if (names.length === before.length && names.every((name) => before.includes(name))) return;
    now.current = names;
    setWrong(names);
  };
  const add = (names: readonly string[]) => note([...new Set([...now.current, ...names])]);

  return {
    /** Names as of the last render. */
    wrong,
    /** Current names. */
    now,
    add,
    /** Removes the errors of changed fields. A server error on a field without rules would stay otherwise. */
    forget: (names: readonly string[]) => {
      const gone = names.filter((name) => now.current.includes(name));
      form.setFields(gone.map((name) => ({ name: name as Name, errors: [] })));
      note(now.current.filter((name) => !gone.includes(name)));
    },
    /** Validates all fields that differ from `base`, whatever triggers their rules, and shows the errors. */
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
