import { useMemoizedFn } from 'ahooks';
import type { FormInstance } from 'antd';

type Name = (string | number)[];
type Invalid = { errorFields?: { name: Name[] | Name }[] };

const isEmptyValue = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns a function that shows the errors of all fields that are not empty, such as after opening, undo or import.
 *
 * @param onInvalid called with the invalid fields before their errors are shown
 */
export function useShowFieldErrors<Values>(form: FormInstance<Values>, onInvalid: (names: Name[]) => void) {
  const validate = (names: Name[], validateOnly: boolean) =>
    form.validateFields(names as never, { validateOnly }).then(
      () => [],
      ({ errorFields = [] }: Invalid) => errorFields.map(({ name }) => name as Name),
    );
  return useMemoizedFn(async () => {
    const filled = form.getFieldsError().filter(({ name }) => !isEmptyValue(form.getFieldValue(name as never)));
    const invalid = await validate(
      filled.map(({ name }) => name),
      true,
    );
    if (invalid.length === 0) return;
    onInvalid(invalid);
    await validate(invalid, false);
  });
}
