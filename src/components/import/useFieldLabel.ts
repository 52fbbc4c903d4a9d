import { useIntl } from '@umijs/max';
import type { ImportedEntity } from './entity';

/** Labels of the fields of an imported entity. */
export function useImportFieldLabel({ texts }: ImportedEntity) {
  const intl = useIntl();
  return (field: string) => {
    const ids = texts.map(({ section }) => `${section}.field.${field}`);
    const id = ids.find((one) => intl.messages[one] !== undefined);
    return id === undefined ? field : intl.formatMessage({ id });
  };
}
