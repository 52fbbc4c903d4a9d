import { RadioField } from '@/components/inputs/RadioField';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

/** Which kind of file an export writes. */
export function ExportFormatField() {
  const t = useText(listTexts);
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
