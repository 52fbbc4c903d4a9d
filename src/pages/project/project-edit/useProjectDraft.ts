import { useMemoizedFn } from 'ahooks';
import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { setFieldErrors } from '@/components/form/field-errors';
import { useAutosave } from '@/components/form/useAutosave';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import type { Project } from '@/contract/project-list';
import { isSameValue } from '@/domain/compare';
import { getHeldBackNames, holdBackInvalid } from '@/domain/hold-back';
import { getFieldErrors } from '@/errors/refusal';
import { updateProject } from '@/services/project';
import { serverNow } from '@/utils/clock';
import { useInvalidFields } from './useInvalidFields';
import { linkedFields, type ProjectValues, toInput, toValues } from './values';

/** Delay of the automatic save after the last change, in ms; docs/domain.md 6.2 requires at most 30 s. */
const DELAY_MS = 3_000;

/**
 * Form state of a draft that saves automatically. Invalid fields show their error and are not sent; all others are
 * saved.
 *
 * @param project the loaded project
 * @param onRefused called when the server rejects a field in a save that the user requested
 */
export function useProjectDraft(project: Project, onRefused: () => void) {
  const [form] = Form.useForm<ProjectValues>();
  const fields = useInvalidFields(form);
  const { invalidNames } = fields;
  const [saved, setSaved] = useState(project);
  /** Time of the last save in ms, and whether the user requested it. */
  const [lastSave, setLastSave] = useState<{ savedAt: number; isByHand: boolean }>();
  // A ref, because it must be newer than the last render and still exist for the final save on unmount.
  const latest = useRef({ saved, values: toValues(project) });

  const send = async (values: ProjectValues, version: number, isByHand: boolean) => {
    const base = latest.current.saved;
    const input = toInput(holdBackInvalid(values, toValues(base), fields.latest.current, linkedFields));
    // If only invalid fields changed, there is nothing to send.
    if (version === base.version && isSameValue(input, toInput(toValues(base)))) return base;
    const sent = await updateProject(project.id, input, version);
    setLastSave({ savedAt: serverNow(), isByHand });
    return sent;
  };
  const save = async (values: ProjectValues, version: number, isByHand: boolean) => {
    await fields.validateChanged(toValues(latest.current.saved));
    const sent = await send(values, version, isByHand).catch((error: unknown) => {
      const refused = getFieldErrors(error).map(([path]) => path.replace(/\..*$/, ''));
      if (refused.every((name) => fields.latest.current.includes(name))) throw error;
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
    unsent: () => (fields.latest.current.length > 0 ? latest.current.values : undefined),
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
    fields.clearErrors(Object.keys(changed));
    change(form.getFieldsValue(true));
  });
  const { onFieldsChange } = fields;
  const formProps = useMemo(
    () => ({ form, initialValues, onValuesChange, onFieldsChange }),
    [form, initialValues, onValuesChange, onFieldsChange],
  );
  useLocalizedErrors(form);

  const base = toValues(saved);
  const linkedNames = getHeldBackNames(invalidNames, linkedFields);
  const heldBack = (Object.keys(base) as (keyof ProjectValues)[]).filter(
    (name) =>
      invalidNames.includes(name) || (linkedNames.has(name) && !isSameValue(latest.current.values[name], base[name])),
  );

  return {
    form,
    /** Last version from the server. */
    saved,
    /** Names of invalid fields, which are not sent. */
    invalidNames,
    /** Names of changed fields that are not sent: the invalid ones and those linked to them. */
    heldBack,
    autosave,
    lastSave,
    /** Saves pending changes on request of the user. @returns whether a field is invalid */
    saveByHand: async () => {
      await fields.validateChanged(toValues(latest.current.saved));
      autosave.flush({ isByHand: true });
      return fields.latest.current.length > 0;
    },
    /** Sets form values as if the user had entered them. */
    setValues: (values: ProjectValues) => {
      form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
      change(values);
    },
    /** Stable props of the form. */
    formProps,
  };
}
