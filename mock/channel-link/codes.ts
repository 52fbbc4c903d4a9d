import { zipSync } from 'fflate';
import { channelLinkApi } from '../../src/contract/channel-link';
import { isPictured } from '../../src/domain/channel/link-target';
import { sceneOf } from '../../src/domain/channel/scene';
import { drawCode } from '../channel/code-picture';
import { compactDay } from '../clock';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { attachment } from '../job/attachment';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { inLanguage, type Language, type Texts } from '../language';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { find } from '../store/update';
import { matchingLinkIds } from './filter';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages } from './messages';
import { drawQr } from './qr-picture';
import { linkTable, shareUrlOf, statusAt } from './table';

const linkOf = (id: string) => find(linkTable.rows(), id);

const CODES_PER_SECOND = 20;
const stem: Texts = ['推广链接码', 'link-codes'];
const zipName = (at: number, language: Language) => `${inLanguage(stem, language)}-${compactDay(at)}.zip`;

/** No file system takes these in a name. */
const inFileName = (text: string) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');

/** The round code that carries the scene, or an address as QR code; `width` in pixels. */
function pictureOf(row: ChannelLinkRow, width: number) {
  const address = shareUrlOf(row);
  return address === null ? drawCode(sceneOf(row.linkCode), width) : drawQr(address, width);
}

/** Pictures of links' codes, `width` pixels wide. */
export const linkCodesWorker: Worker<{ width: number }> = {
  type: 'link codes',
  rowsPerSecond: CODES_PER_SECOND,
  work(_, id) {
    const status = statusAt(linkOf(id), Date.now());
    if (status === 'expired') throw new Fault(channelLinkMessages.linkExpired);
    // A job knows its own reason alone.
    if (status === 'disabled') throw new Fault({ ...messages.invalid, ...channelLinkMessages.linkDisabled });
  },
  labelOf: (_, id) => linkTable.rows().find((link) => link.id === id)?.name ?? id,
  file({ rowIds, failed, startedAt, language }, { width }) {
    const left = new Set(failed.map(({ id }) => id));
    const pictures = rowIds.flatMap((id) => {
      const row = linkTable.rows().find((link) => link.id === id);
      if (!row || left.has(id)) return [];
      return [[`${inFileName(row.name)}-${row.linkCode}.png`, pictureOf(row, width)] as const];
    });
    return {
      // PNGs are packed already.
      body: zipSync(Object.fromEntries(pictures), { level: 0 }),
      headers: attachment('application/zip', zipName(startedAt, language), zipName(startedAt, 'en-US')),
    };
  },
};

export const linkCodeHandlers = [
  handleFile(channelLinkApi.code, ({ params: { id }, query: { width } }) => {
    const row = linkOf(id);
    if (!isPictured(row.codeType)) throw new Fault(messages.notFound);
    return {
      body: pictureOf(row, width),
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    };
  }),

  handle(channelLinkApi.codes, ({ body, operator, language, request, requestId }) => {
    const { width } = body;
    const origin = originOf({ request, requestId });
    const as = { kind: 'codes', entity: 'channelLink', action: 'codes', operator, language, origin } as const;
    const rowIds = 'ids' in body ? [...new Set(body.ids)] : matchingLinkIds(body);
    const job = startJob(linkCodesWorker, { width }, { ...as, rowIds });
    job.fileName = zipName(job.startedAt, language);
    return toJob(job, language);
  }),
];
