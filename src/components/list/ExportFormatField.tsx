import { RadioField } from '@/components/inputs/RadioField';
import { useText } from '@/hooks/useText';

/** Which kind of file an export writes. */
export function ExportFormatField() {
  const t = useText('list');
  return (
    <RadioField
      name="format"
      label={t('format')}
      initialValue="xlsx"
      options={[
        { value: 'xlsx', label: t('exportXlsx') },
        { value: 'csv', label: t('exportCsv') },
      ]}
    />
  );
}
