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
  const [invalidNames, setInvalidNames] = useState<readonly string[]>([]);
  // A ref, because a save needs the names before they are rendered, and the last save runs after the form unmounts.
  const latest = useRef(invalidNames);

  const update = (names: readonly string[]) => {
    const before = latest.current;
    if (names.length === before.length && names.every((name) => before.includes(name))) return;
    latest.current = names;
    setInvalidNames(names);
  };
  const add = (names: readonly string[]) => update([...new Set([...latest.current, ...names])]);

  return {
    /** Names as of the last render. */
    invalidNames,
    /** Current names. */
    latest,
    add,
    /** Removes the errors of changed fields. A server error on a field without rules would stay otherwise. */
    clearErrors: (names: readonly string[]) => {
      const cleared = names.filter((name) => latest.current.includes(name));
      form.setFields(cleared.map((name) => ({ name: name as Name, errors: [] })));
      update(latest.current.filter((name) => !cleared.includes(name)));
    },
    /** Validates all fields that differ from `base`, whatever triggers their rules, and shows the errors. */
    validateChanged: async (base: ProjectValues) => {
      const invalid = await form.validateFields({ recursive: true, validateOnly: true }).then(
        () => [],
        ({ errorFields = [] }: { errorFields?: FieldState[] }) => getNames(errorFields),
      );
      const values: ProjectValues = form.getFieldsValue(true);
      const changed = invalid.filter((name) => !isSameValue(values[name], base[name]));
      if (changed.every((name) => latest.current.includes(name))) return;
      await form.validateFields(changed, { recursive: true }).catch(() => {});
      add(changed);
    },
    onFieldsChange: useMemoizedFn((_: unknown, all: FieldState[]) =>
      update(getNames(all.filter(({ errors = [] }) => errors.length > 0))),
    ),
  };
}
