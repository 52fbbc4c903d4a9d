import { useIntl } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { putOnFields } from '@/components/form/field-errors';
import { useAutosave } from '@/components/form/useAutosave';
import type { Project } from '@/contract/project';
import { isSameValue } from '@/domain/compare';
import { heldNames, holdBack } from '@/domain/hold-back';
import { fieldErrorsOf } from '@/errors/refusal';
import { updateProject } from '@/services/project';
import { linkedFields, type ProjectValues, toInput, toValues } from './values';

/** How long after the last change a draft is saved, in ms; docs/domain.md 6.2 asks for 30 s at the latest. */
const DELAY_MS = 3_000;

type Name = keyof ProjectValues;
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
  /** When something was last sent, in milliseconds, and whether that was asked for. */
  const [receipt, setReceipt] = useState<{ savedAt: number; isByHand: boolean }>();
  /** How often the server refused something in a save that was asked for. */
  const [refusals, setRefusals] = useState(0);
  const isByHand = useRef(false);
  // The form is gone when what is left is sent for the last time.
  const latest = useRef({ saved, wrong, values: toValues(project) });

  const noteWrong = (names: readonly string[]) => {
    const before = latest.current.wrong;
    if (names.length === before.length && names.every((name) => before.includes(name))) return;
    latest.current.wrong = names;
    setWrong(names);
  };
  /** Says it of every field that was changed to what its rules refuse, whatever triggers them. */
  const lookAtChanged = async () => {
    const base = toValues(latest.current.saved);
    const names = await form.validateFields({ recursive: true, validateOnly: true }).then(
      () => [],
      ({ errorFields = [] }: { errorFields?: FieldState[] }) => errorFields.map(({ name }) => String(name[0]) as Name),
    );
    const values: ProjectValues = form.getFieldsValue(true);
    const found = names.filter((name) => !isSameValue(values[name], base[name]));
    if (found.every((name) => latest.current.wrong.includes(name))) return;
    await form.validateFields(found, { recursive: true }).catch(() => {});
    noteWrong([...new Set([...latest.current.wrong, ...found])]);
  };
  const put = async (values: ProjectValues, version: number, isAsked: boolean) => {
    const { saved: base, wrong: held } = latest.current;
    const input = toInput(holdBack(values, toValues(base), held, linkedFields));
    // All that was changed may be held back.
    if (version === base.version && isSameValue(input, toInput(toValues(base)))) return base;
    const sent = await updateProject(project.id, input, version);
    setReceipt({ savedAt: Date.now(), isByHand: isAsked });
    return sent;
  };
  const save = async (values: ProjectValues, version: number) => {
    const isAsked = isByHand.current;
    isByHand.current = false;
    await lookAtChanged();
    const sent = await put(values, version, isAsked).catch((error: unknown) => {
      const refused = fieldErrorsOf(error).map(([path]) => path.replace(/\..*$/, ''));
      const found = refused.filter((name) => !latest.current.wrong.includes(name));
      if (found.length === 0) throw error;
      putOnFields(form, error, { keepsFocus: true });
      noteWrong([...latest.current.wrong, ...found]);
      if (isAsked) setRefusals((count) => count + 1);
      return put(values, version, isAsked);
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

  const { locale } = useIntl();
  const shownIn = useRef(locale);
  const sayAgain = useEffectEvent((names: readonly string[]) => {
    form.validateFields(names as Name[], { recursive: true }).catch(() => {});
  });
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    if (latest.current.wrong.length > 0) sayAgain(latest.current.wrong);
  }, [locale]);

  const formProps = useMemo(
    () => ({ form, initialValues, onValuesChange, onFieldsChange }),
    [form, initialValues, onValuesChange, onFieldsChange],
  );

  const values = latest.current.values;
  const base = toValues(saved);
  const names = heldNames(wrong, linkedFields);
  const held = (Object.keys(base) as Name[]).filter(
    (name) => wrong.includes(name) || (names.has(name) && !isSameValue(values[name], base[name])),
  );

  return {
    form,
    /** As the server holds it. */
    saved,
    /** Names of the fields that are wrong, and not sent. */
    wrong,
    /** Names of the fields of which something is typed that is not sent: those, and what hangs together with them. */
    held,
    autosave,
    receipt,
    refusals,
    /** Sends what is waiting now, because somebody asked. @returns whether something is wrong */
    saveByHand: async () => {
      await lookAtChanged();
      isByHand.current = true;
      autosave.flush();
      return latest.current.wrong.length > 0;
    },
    setValues,
    /** What the form is given, to hear of what is typed and of what is wrong. */
    formProps,
  };
}
