/** Path of a field in the form values: `name`, or `['contact', 'mobile']`. */
export type FieldName = string | readonly (string | number)[];

export type StepFields = { key: string; fields: readonly FieldName[] };

const toPath = (name: FieldName) => (typeof name === 'string' ? [name] : name);

/** The step that contains a field, directly or inside one of its fields; undefined when no step does. */
export function findStep<Step extends StepFields>(steps: readonly Step[], name: FieldName): Step | undefined {
  const path = toPath(name);
  const holds = (field: FieldName) => toPath(field).every((part, index) => String(part) === String(path[index]));
  return steps.find(({ fields }) => fields.some(holds));
}
