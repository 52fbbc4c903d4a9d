import { useIntl } from '@umijs/max';
import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';

type Invalid = { errorFields?: { name: (string | number)[] }[] };

/**
 * Validates fields with errors again when the language changes, so that their messages follow. Server messages stay as
 * they are, as no rule produces them.
 */
export function useLocalizedErrors<Values>(form: FormInstance<Values>) {
  const { locale } = useIntl();
  const saidIn = useRef(locale);
  useEffect(() => {
    if (saidIn.current === locale) return;
    saidIn.current = locale;
    const validate = (names: (string | number)[][], validateOnly: boolean) =>
      form.validateFields(names as never, { recursive: true, validateOnly }).then(
        () => [],
        ({ errorFields = [] }: Invalid) => errorFields.map(({ name }) => name),
      );
    const shown = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const sayAgain = async () => {
      const refused = await validate(
        shown.map(({ name }) => name),
        true,
      );
      if (refused.length > 0) await validate(refused, false);
    };
    if (shown.length > 0) void sayAgain();
  }, [locale, form]);
}
