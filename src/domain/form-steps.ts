/** A field's place in the values: `name`, or `['contact', 'mobile']`. */
export type FieldName = string | readonly (string | number)[];

export type StepFields = { key: string; fields: readonly FieldName[] };

const pathOf = (name: FieldName) => (typeof name === 'string' ? [name] : name);

/** The step that a field lies in, or that holds it inside one of its own; undefined where none does. */
export function stepOf<Step extends StepFields>(steps: readonly Step[], name: FieldName): Step | undefined {
  const path = pathOf(name);
  const holds = (field: FieldName) => pathOf(field).every((part, index) => String(part) === String(path[index]));
  return steps.find(({ fields }) => fields.some(holds));
}
