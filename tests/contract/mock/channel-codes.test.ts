import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { channelCodeApi } from '@/contract/channel';
import { exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { readImageHeader } from '@/domain/image/header';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { credentials, fetchFrom, send, sessionCookie } from './server';

const world = getWorld(0);
const WIDTH = 430;
const ofStatus = (is: string) => world.channels.filter(({ status }) => status === is);

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

describe('codes of channels', () => {
  test('are exported as images of the requested width in one ZIP; archived channels are listed as failed', async () => {
    const some = [...ofStatus('enabled').slice(0, 3), ...ofStatus('paused').slice(0, 1)];
    const [archived] = ofStatus('archived');
    const ids = [...some, archived].map((channel) => channel?.id);
    const started = await send(channelCodeApi.codes, { body: { ids, width: WIDTH, withName: false }, cookie });
    const { id, fileUrl } = Job.parse(started.data);
    expect(fileUrl).toBeNull();
    pass(60_000);
    const job = await readJob(id, cookie);
    expect(job).toMatchObject({ kind: 'codes', state: 'succeeded', fileName: '渠道小程序码-20261121.zip' });
    expect(job.failed).toEqual([{ id: archived?.id, label: archived?.name, reason: '渠道已归档' }]);

    const response = await fetchFrom({ method: 'GET', path: job.fileUrl ?? '' }, { cookie });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(some.map(({ name, code }) => `${name}-${code}.png`).sort());
    for (const bytes of Object.values(files)) {
      expect(readImageHeader(bytes)).toMatchObject({ type: 'image/png', width: WIDTH, height: WIDTH });
    }
    expect(new Set(Object.values(files).map((bytes) => bytes.join())).size).toBe(some.length);
  });

  test('are a file that only its operator can download', async () => {
    const [channel] = ofStatus('enabled');
    const body = { ids: [channel?.id], width: WIDTH, withName: false };
    const { id } = Job.parse((await send(channelCodeApi.codes, { body, cookie })).data);
    expect((await send(exportApi.file, { params: { id }, cookie })).status).toBe(404);
    pass(60_000);
    const other = await sessionCookie({ ...credentials, username: 'operator2' });
    expect((await send(exportApi.file, { params: { id }, cookie: other })).status).toBe(404);
  });

  test('are the same image on every request', async () => {
    const [channel] = ofStatus('enabled');
    const read = async () => {
      const response = await fetchFrom(channelCodeApi.code, {
        params: { id: channel?.id ?? '' },
        query: { width: '280' },
        cookie,
      });
      return new Uint8Array(await response.arrayBuffer());
    };
    const bytes = await read();
    expect(readImageHeader(bytes)).toMatchObject({ width: 280, height: 280 });
    expect(await read()).toEqual(bytes);
  });
});
