import type { ImportedEntity } from '@/components/import/entity';
import { channelTexts } from '@/locales/channel';
import { channelImportTexts } from '@/locales/channelImport';

/** Files of channels: what one lies below, its hospital and its projects are named there, and not chosen. */
export const channelImport: ImportedEntity = { entity: 'channel', texts: [channelImportTexts, channelTexts] };
