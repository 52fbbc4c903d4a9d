import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import type { ImportedEntity } from '@/components/import/entity';
import { ImportWizard } from '@/components/import/ImportWizard';
import { useImportParam } from '@/components/import/useImportParam';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelImportTexts } from '@/locales/channelImport';

/** Files of channels: what one lies below, its hospital and its projects are named there, and not chosen. */
const channelImport: ImportedEntity = { entity: 'channel', texts: [channelImportTexts, channelTexts] };

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
