import { RadioField } from '@/components/inputs/RadioField';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

/** File format of an export: XLSX or CSV. */
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
