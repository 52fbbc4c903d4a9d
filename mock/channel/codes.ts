import { zipSync } from 'fflate';
import { channelCodeApi } from '../../src/contract/channel';
import { sceneOf } from '../../src/domain/channel/scene';
import { compactDay } from '../clock';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { attachment } from '../job/attachment';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { inLanguage, type Texts } from '../language';
import { originOf } from '../log/origin';
import { state } from '../state';
import { find } from '../store/update';
import { drawCode } from './code-picture';
import { channelMessages } from './messages';

const channelOf = (id: string) => find(state().world.channels, id);

const CODES_PER_SECOND = 20;
const stem: Texts = ['渠道小程序码', 'channel-codes'];
const zipName = (at: number, language: 'zh-CN' | 'en-US') => `${inLanguage(stem, language)}-${compactDay(at)}.zip`;

/** No file system takes these in a name. */
const inFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');

/** Pictures of channels' codes, `width` pixels wide. */
export const codesWorker: Worker<{ width: number }> = {
  type: 'codes',
  rowsPerSecond: CODES_PER_SECOND,
  work(_, id) {
    if (channelOf(id).status === 'archived') throw new Fault(channelMessages.channelArchived);
  },
  labelOf: (_, id) => state().world.channels.find((channel) => channel.id === id)?.name ?? id,
  file({ rowIds, failed, startedAt, language }, { width }) {
    const left = new Set(failed.map(({ id }) => id));
    const channels = rowIds.filter((id) => !left.has(id)).map(channelOf);
    const pictures = channels.map(({ code, name, linkCode }) => [
      `${inFileName(name)}-${code}.png`,
      drawCode(sceneOf(linkCode), width),
    ]);
    return {
      // PNGs are packed already.
      body: zipSync(Object.fromEntries(pictures), { level: 0 }),
      headers: attachment('application/zip', zipName(startedAt, language), zipName(startedAt, 'en-US')),
    };
  },
};

export const codeHandlers = [
  handleFile(channelCodeApi.code, ({ params: { id }, query: { width } }) => ({
    body: drawCode(sceneOf(channelOf(id).linkCode), width),
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })),

  handle(channelCodeApi.codes, ({ body: { ids, width }, operator, language, request, requestId }) => {
    const origin = originOf({ request, requestId });
    const as = { kind: 'codes', entity: 'channel', action: 'codes', operator, language, origin } as const;
    const job = startJob(codesWorker, { width }, { ...as, rowIds: [...new Set(ids)] });
    job.fileName = zipName(job.startedAt, language);
    return toJob(job, language);
  }),
];
