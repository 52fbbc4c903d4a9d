import { ProFormRadio } from '@ant-design/pro-components';
import { useText } from '@/hooks/useText';

/** Which kind of file an export writes. */
export function ExportFormatField() {
  const t = useText('list');
  return (
    <ProFormRadio.Group
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
