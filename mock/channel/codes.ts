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
import type { ChannelRow } from './fixtures';
import { channelMessages } from './messages';
import { drawNamedCode } from './named-code';

const channelOf = (id: string) => find(state().world.channels, id);

const CODES_PER_SECOND = 20;
const stem: Texts = ['渠道小程序码', 'channel-codes'];
const zipName = (at: number, language: 'zh-CN' | 'en-US') => `${inLanguage(stem, language)}-${compactDay(at)}.zip`;

/** No file system takes these in a name. */
const inFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');

type Asked = { width: number; withName: boolean };

const pictureOf = ({ name, linkCode }: ChannelRow, { width, withName }: Asked) => {
  const code = drawCode(sceneOf(linkCode), width);
  return withName ? drawNamedCode(code, name, width) : code;
};

/** Pictures of channels' codes, `width` pixels wide, their names below them or not. */
export const codesWorker: Worker<Asked> = {
  type: 'codes',
  rowsPerSecond: CODES_PER_SECOND,
  work(_, id) {
    if (channelOf(id).status === 'archived') throw new Fault(channelMessages.channelArchived);
  },
  labelOf: (_, id) => state().world.channels.find((channel) => channel.id === id)?.name ?? id,
  async file({ rowIds, failed, startedAt, language }, asked) {
    const left = new Set(failed.map(({ id }) => id));
    const channels = rowIds.filter((id) => !left.has(id)).map(channelOf);
    const pictures = await Promise.all(
      channels.map(async (channel) => [
        `${inFileName(channel.name)}-${channel.code}.png`,
        await pictureOf(channel, asked),
      ]),
    );
    return {
      // PNGs are packed already.
      body: zipSync(Object.fromEntries(pictures), { level: 0 }),
      headers: attachment('application/zip', zipName(startedAt, language), zipName(startedAt, 'en-US')),
    };
  },
};

export const codeHandlers = [
  handleFile(channelCodeApi.code, async ({ params: { id }, query }) => ({
    body: await pictureOf(channelOf(id), query),
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })),

  handle(channelCodeApi.codes, ({ body: { ids, width, withName }, operator, language, request, requestId }) => {
    const origin = originOf({ request, requestId });
    const as = { kind: 'codes', entity: 'channel', action: 'codes', operator, language, origin } as const;
    const job = startJob(codesWorker, { width, withName }, { ...as, rowIds: [...new Set(ids)] });
    job.fileName = zipName(job.startedAt, language);
    return toJob(job, language);
  }),
];
