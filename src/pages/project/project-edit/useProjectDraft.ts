import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { setFieldErrors } from '@/components/form/field-errors';
import { useAutosave } from '@/components/form/useAutosave';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import type { Project } from '@/contract/project';
import { isSameValue } from '@/domain/compare';
import { getHeldBackNames, holdBackInvalid } from '@/domain/hold-back';
import { getFieldErrors } from '@/errors/refusal';
import { updateProject } from '@/services/project';
import { serverNow } from '@/utils/clock';
import { useInvalidFields } from './useInvalidFields';
import { linkedFields, type ProjectValues, toInput, toValues } from './values';

/** How long after the last change a draft is saved, in ms; docs/domain.md 6.2 asks for 30 s at the latest. */
const DELAY_MS = 3_000;

/**
 * A draft that saves itself. What is wrong with a field is said there, and it is not sent; all the rest is kept.
 *
 * @param project as it was read
 * @param onRefused hears that the server refused something in a save that was asked for
 */
export function useProjectDraft(project: Project, onRefused: () => void) {
  const [form] = Form.useForm<ProjectValues>();
  const fields = useInvalidFields(form);
  const { wrong } = fields;
  const [saved, setSaved] = useState(project);
  /** When something was last sent, in milliseconds, and whether that was asked for. */
  const [receipt, setReceipt] = useState<{ savedAt: number; isByHand: boolean }>();
  // Newer than what is drawn, and there still when what is left is sent for the last time.
  const latest = useRef({ saved, values: toValues(project) });

  const send = async (values: ProjectValues, version: number, isByHand: boolean) => {
    const base = latest.current.saved;
    const input = toInput(holdBackInvalid(values, toValues(base), fields.now.current, linkedFields));
    // All that was changed may be held back.
    if (version === base.version && isSameValue(input, toInput(toValues(base)))) return base;
    const sent = await updateProject(project.id, input, version);
    setReceipt({ savedAt: serverNow(), isByHand });
    return sent;
  };
  const save = async (values: ProjectValues, version: number, isByHand: boolean) => {
    await fields.look(toValues(latest.current.saved));
    const sent = await send(values, version, isByHand).catch((error: unknown) => {
      const refused = getFieldErrors(error).map(([path]) => path.replace(/\..*$/, ''));
      if (refused.every((name) => fields.now.current.includes(name))) throw error;
      setFieldErrors(form, error, { keepsFocus: true });
      fields.add(refused);
      if (isByHand) onRefused();
      return send(values, version, isByHand);
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
    unsent: () => (fields.now.current.length > 0 ? latest.current.values : undefined),
  });
  const [initialValues] = useState(() => {
    if (autosave.restored) latest.current.values = autosave.restored;
    return latest.current.values;
  });
  const change = (values: ProjectValues) => {
    latest.current.values = values;
    autosave.change(values);
  };
  const onValuesChange = useMemoizedFn((changed: object) => {
    fields.forget(Object.keys(changed));
    change(form.getFieldsValue(true));
  });
  const { onFieldsChange } = fields;
  const formProps = useMemo(
    () => ({ form, initialValues, onValuesChange, onFieldsChange }),
    [form, initialValues, onValuesChange, onFieldsChange],
  );
  useLocalizedErrors(form);

  const base = toValues(saved);
  const linked = getHeldBackNames(wrong, linkedFields);
  const held = (Object.keys(base) as (keyof ProjectValues)[]).filter(
    (name) => wrong.includes(name) || (linked.has(name) && !isSameValue(latest.current.values[name], base[name])),
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
    /** Sends what is waiting now, because somebody asked. @returns whether something is wrong */
    saveByHand: async () => {
      await fields.look(toValues(latest.current.saved));
      autosave.flush({ isByHand: true });
      return fields.now.current.length > 0;
    },
    /** Puts values into the form as if they had been typed. */
    setValues: (values: ProjectValues) => {
      form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
      change(values);
    },
    /** What the form is given, to hear of what is typed and of what is wrong. */
    formProps,
  };
}
