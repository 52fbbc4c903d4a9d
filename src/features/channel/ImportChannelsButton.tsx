import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { ImportWizard } from '@/components/import/ImportWizard';
import { useImportParam } from '@/components/import/useImportParam';
import { useText } from '@/hooks/useText';
import { channelImportTexts } from '@/locales/channelImport';
import { channelImport } from './import';

/** Of the list of channels: opens the import of a file over it. */
export function ImportChannelsButton() {
  const t = useText(channelImportTexts);
  const place = useImportParam();
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => place.open(NEW_ENTITY)}>
        {t('action')}
      </Button>
      {place.id !== undefined && <ImportWizard of={channelImport} place={place} />}
    </>
  );
}
