import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { putOnFields } from '@/components/form/field-errors';
import { useAutosave } from '@/components/form/useAutosave';
import type { Project } from '@/contract/project';
import { holdBack } from '@/domain/hold-back';
import { fieldErrorsOf } from '@/errors/refusal';
import { updateProject } from '@/services/project';
import { linkedFields, type ProjectValues, toInput, toValues } from './values';

/** docs/domain.md 6.2: a draft is saved this long after the last change, in ms. */
const DELAY_MS = 30_000;

type FieldState = { name: (string | number)[]; errors?: readonly string[] };

/**
 * A draft that saves itself. What is wrong with a field is said there, and it is not sent; all the rest is kept.
 *
 * @param project as it was read
 */
export function useProjectDraft(project: Project) {
  const [form] = Form.useForm<ProjectValues>();
  const [saved, setSaved] = useState(project);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  // The form is gone when what is left is sent for the last time.
  const latest = useRef({ saved, wrong, values: toValues(project) });

  const noteWrong = (names: readonly string[]) => {
    const before = latest.current.wrong;
    if (names.length === before.length && names.every((name) => before.includes(name))) return;
    latest.current.wrong = names;
    setWrong(names);
  };
  const put = (values: ProjectValues, version: number) => {
    const base = toValues(latest.current.saved);
    return updateProject(project.id, toInput(holdBack(values, base, latest.current.wrong, linkedFields)), version);
  };
  const save = async (values: ProjectValues, version: number) => {
    const sent = await put(values, version).catch((error: unknown) => {
      const refused = fieldErrorsOf(error).map(([path]) => path.replace(/\..*$/, ''));
      const found = refused.filter((name) => !latest.current.wrong.includes(name));
      if (found.length === 0) throw error;
      putOnFields(form, error, { keepsFocus: true });
      noteWrong([...latest.current.wrong, ...found]);
      return put(values, version);
    });
    latest.current.saved = sent;
    setSaved(sent);
    return sent;
  };

  const autosave = useAutosave<ProjectValues, Project>({
    name: `project-draft:${project.id}`,
    version: project.version,
    delay: DELAY_MS,
    save,
    unsent: () => (latest.current.wrong.length > 0 ? latest.current.values : undefined),
  });

  const [initialValues] = useState(autosave.restored ?? toValues(project));

  /** Puts values into the form as if they had been typed. */
  const setValues = (values: ProjectValues) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    latest.current.values = values;
    autosave.change(values);
  };

  const onValuesChange = useMemoizedFn((changed: object) => {
    // What the server said of a value is not said of the next: where a field has no rules nothing else takes it away.
    const refused = Object.keys(changed).filter((name) => latest.current.wrong.includes(name));
    form.setFields(refused.map((name) => ({ name: name as keyof ProjectValues, errors: [] })));
    noteWrong(latest.current.wrong.filter((name) => !refused.includes(name)));
    const values: ProjectValues = form.getFieldsValue(true);
    latest.current.values = values;
    autosave.change(values);
  });
  const onFieldsChange = useMemoizedFn((_: unknown, all: FieldState[]) =>
    noteWrong(all.filter(({ errors = [] }) => errors.length > 0).map(({ name }) => String(name[0]))),
  );
  const formProps = useMemo(
    () => ({ form, initialValues, onValuesChange, onFieldsChange }),
    [form, initialValues, onValuesChange, onFieldsChange],
  );

  return {
    form,
    /** As the server holds it. */
    saved,
    /** Names of the fields that are wrong, and not sent. */
    wrong,
    autosave,
    setValues,
    /** What the form is given, to hear of what is typed and of what is wrong. */
    formProps,
  };
}
