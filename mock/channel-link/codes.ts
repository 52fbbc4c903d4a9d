import { channelLinkApi } from '../../src/contract/channel-link';
import { isPlatformImage } from '../../src/domain/channel/link-target';
import { toScene } from '../../src/domain/channel/scene';
import { CODES_PER_SECOND, createImageResponse, formatZipName, getZip } from '../channel/code-files';
import { renderMiniProgramCode } from '../channel/code-picture';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import type { Texts } from '../language';
import { getOrigin } from '../log/origin';
import { messages } from '../messages';
import { find } from '../store/update';
import { getMatchingLinkIds } from './filter';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages } from './messages';
import { renderQrCode } from './qr-picture';
import { getShareUrl, getStatusAt, linkTable } from './table';

const getLink = (id: string) => find(linkTable.rows(), id);

const stem: Texts = ['推广链接码', 'link-codes'];

/**
 * Mini program code with the scene, or QR code of the URL.
 * @param width in pixels
 */
function getPicture(row: ChannelLinkRow, width: number) {
  const url = getShareUrl(row);
  return url === null ? renderMiniProgramCode(toScene(row.linkCode), width) : renderQrCode(url, width);
}

/** Creates images of link codes. Its `width` is in pixels. */
export const linkCodesWorker: Worker<{ width: number }> = {
  type: 'link codes',
  rowsPerSecond: CODES_PER_SECOND,
  work(_, id) {
    const status = getStatusAt(getLink(id), Date.now());
    if (status === 'expired') throw new Fault(channelLinkMessages.linkExpired);
    // A job item has room for one reason only.
    if (status === 'disabled') throw new Fault({ ...messages.invalid, ...channelLinkMessages.linkDisabled });
  },
  labelOf: (_, id) => linkTable.rows().find((link) => link.id === id)?.name ?? id,
  file({ rowIds, failed, ...job }, { width }) {
    const failedIds = new Set(failed.map(({ id }) => id));
    const pictures = rowIds.flatMap((id) => {
      const row = linkTable.rows().find((link) => link.id === id);
      return row && !failedIds.has(id) ? [{ name: row.name, code: row.linkCode, picture: getPicture(row, width) }] : [];
    });
    return getZip(stem, job, pictures);
  },
};

export const linkCodeHandlers = [
  handleFile(channelLinkApi.code, ({ params: { id }, query: { width } }) => {
    const row = getLink(id);
    if (!isPlatformImage(row.codeType)) throw new Fault(messages.notFound);
    return createImageResponse(getPicture(row, width));
  }),

  handle(channelLinkApi.codes, ({ body, operator, language, request, requestId }) => {
    const { width } = body;
    const origin = getOrigin({ request, requestId });
    const as = { kind: 'codes', entity: 'channelLink', action: 'codes', operator, language, origin } as const;
    const rowIds = 'ids' in body ? [...new Set(body.ids)] : getMatchingLinkIds(body);
    const job = startJob(linkCodesWorker, { width }, { ...as, rowIds });
    job.fileName = formatZipName(stem, job.startedAt, language);
    return toJob(job, language);
  }),
];
