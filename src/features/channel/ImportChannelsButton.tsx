import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { ImportedEntity } from '@/components/import/entity';
import { ImportWizard } from '@/components/import/ImportWizard';
import { useImportParam } from '@/components/import/useImportParam';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelImportTexts } from '@/locales/channelImport';

/** Imported channels; a file names parent, hospital and projects instead of selecting them. */
const channelImport: ImportedEntity = { entity: 'channel', texts: [channelImportTexts, channelTexts] };

/** Button that opens the import over the list of channels. */
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
