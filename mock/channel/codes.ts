import { channelCodeApi } from '../../src/contract/channel';
import { toScene } from '../../src/domain/channel/scene';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import type { Texts } from '../language';
import { getOrigin } from '../log/origin';
import { state } from '../state';
import { find } from '../store/update';
import { CODES_PER_SECOND, createImageResponse, formatZipName, getZip } from './code-files';
import { renderMiniProgramCode } from './code-picture';
import type { ChannelRow } from './fixtures';
import { channelMessages } from './messages';
import { renderNamedCode } from './named-code';

const getChannel = (id: string) => find(state().world.channels, id);

const stem: Texts = ['渠道小程序码', 'channel-codes'];

type CodeOptions = { width: number; withName: boolean };

const getPicture = ({ name, linkCode }: ChannelRow, { width, withName }: CodeOptions) => {
  const code = renderMiniProgramCode(toScene(linkCode), width);
  return withName ? renderNamedCode(code, name, width) : code;
};

/** Creates images of channel codes, optionally with their names below. Its `width` is in pixels. */
export const codesWorker: Worker<CodeOptions> = {
  type: 'codes',
  rowsPerSecond: CODES_PER_SECOND,
  work(_, id) {
    if (getChannel(id).status === 'archived') throw new Fault(channelMessages.channelArchived);
  },
  labelOf: (_, id) => state().world.channels.find((channel) => channel.id === id)?.name ?? id,
  async file({ rowIds, failed, ...job }, asked) {
    const failedIds = new Set(failed.map(({ id }) => id));
    const channels = rowIds.filter((id) => !failedIds.has(id)).map(getChannel);
    const pictures = channels.map(async (row) => ({ ...row, picture: await getPicture(row, asked) }));
    return getZip(stem, job, await Promise.all(pictures));
  },
};

export const codeHandlers = [
  handleFile(channelCodeApi.code, async ({ params: { id }, query }) =>
    createImageResponse(await getPicture(getChannel(id), query)),
  ),

  handle(channelCodeApi.codes, ({ body: { ids, width, withName }, operator, language, request, requestId }) => {
    const origin = getOrigin({ request, requestId });
    const as = { kind: 'codes', entity: 'channel', action: 'codes', operator, language, origin } as const;
    const job = startJob(codesWorker, { width, withName }, { ...as, rowIds: [...new Set(ids)] });
    job.fileName = formatZipName(stem, job.startedAt, language);
    return toJob(job, language);
  }),
];
