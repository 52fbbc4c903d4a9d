import { API_PREFIX } from '@/contract/api-prefix';
import type { Job } from '@/contract/job';
import type { jobTexts } from '@/locales/job';
import type { MessageKey, TextOf } from '@/utils/text';

type JobText = TextOf<typeof jobTexts>;

const names: Record<string, MessageKey<typeof jobTexts>> = {
  'banner.delete': 'banner.delete',
  'banner.disable': 'banner.disable',
  'banner.enable': 'banner.enable',
  'member.export': 'member.export',
  'member.exportClear': 'member.exportClear',
  'member.addTags': 'member.addTags',
  'member.removeTags': 'member.removeTags',
  'resultHint.enable': 'resultHint.enable',
  'resultHint.disable': 'resultHint.disable',
  'hospital.export': 'hospital.export',
  'hospital.pause': 'hospital.pause',
  'hospital.resume': 'hospital.resume',
  'hospital.check': 'hospital.check',
  'hospital.import': 'hospital.import',
  'hotword.enable': 'hotword.enable',
  'hotword.disable': 'hotword.disable',
  'hotword.delete': 'hotword.delete',
};

/** What a job does, in words. A job of a newer server than this console is named by its kind. */
export const jobTitle = (t: JobText, { kind, entity, action }: Job) =>
  t(names[`${entity}.${action}`] ?? `kind.${kind}`);

/** Where the file of a job is fetched from; null while there is none. */
export const downloadUrl = ({ fileUrl }: Job) => fileUrl && `${API_PREFIX}${fileUrl}`;
