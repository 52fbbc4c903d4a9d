import { useMemoizedFn } from 'ahooks';
import type { FormInstance } from 'antd';

type Name = (string | number)[];
type Invalid = { errorFields?: { name: Name[] | Name }[] };

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns a function that shows the errors of all fields that are not empty, such as after opening, undo or import.
 *
 * @param onWrong called with the invalid fields before their errors are shown
 */
export function useWrongFields<Values>(form: FormInstance<Values>, onWrong: (names: Name[]) => void) {
  const validate = (names: Name[], validateOnly: boolean) =>
    form.validateFields(names as never, { validateOnly }).then(
      () => [],
      ({ errorFields = [] }: Invalid) => errorFields.map(({ name }) => name as Name),
    );
  return useMemoizedFn(async () => {
    const filled = form.getFieldsError().filter(({ name }) => !isNothing(form.getFieldValue(name as never)));
    const wrong = await validate(
      filled.map(({ name }) => name),
      true,
    );
    if (wrong.length === 0) return;
    onWrong(wrong);
    await validate(wrong, false);
  });
}
