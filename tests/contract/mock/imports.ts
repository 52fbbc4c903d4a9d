import { expect } from 'vitest';
import { Import, type ImportMapping, importApi } from '@/contract/import';
import { Job } from '@/contract/job';
import { type Cell, toCsv } from '@/domain/csv';
import { pass } from './jobs';
import { send } from './server';

export const getBytes = (rows: Cell[][]) => new TextEncoder().encode(toCsv(rows));

/** Time in milliseconds after which every import job has finished. */
export const LONG_MS = 10_000;

/** Calls of an import as the operator of the given cookie. */
export function importCalls(entity: Import['entity'], cookieNow: () => string) {
  const sendFile = (bytes: Uint8Array, name = `${entity}s.csv`) => {
    const form = new FormData();
    form.append('entity', entity);
    form.append('file', new File([new Uint8Array(bytes)], name));
    return send(importApi.upload, { form, cookie: cookieNow() });
  };
  const upload = async (bytes: Uint8Array, name?: string) => Import.parse((await sendFile(bytes, name)).data);
  const read = async (id: string, language = 'zh-CN') => {
    const headers = { 'Accept-Language': language };
    return Import.parse((await send(importApi.get, { params: { id }, cookie: cookieNow(), headers })).data);
  };
  const act = (action: 'check' | 'confirm' | 'cancel', { id, version }: Import, body: object = {}) =>
    send(importApi[action], { params: { id }, body: { version, ...body }, cookie: cookieNow() });

  /** Checks an uploaded file with a mapping (by default the suggested one) and waits for the result. */
  async function check(uploaded: Import, mapping: ImportMapping = uploaded.suggestedMapping) {
    const { status, data } = await act('check', uploaded, { mapping });
    expect(status).toBe(200);
    const job = { kind: 'import', entity, action: 'check', total: uploaded.rowCount };
    expect(Job.parse(data)).toMatchObject(job);
    pass(LONG_MS);
    return read(uploaded.id);
  }

  /** Uploads rows, checks them and waits for the result. */
  const checked = async (rows: Cell[][], header: Cell[]) => check(await upload(getBytes([header, ...rows])));

  /** Imports the valid rows of a checked file and waits until the job has finished. */
  async function write(result: Import) {
    const job = Job.parse((await act('confirm', result)).data);
    pass(LONG_MS);
    return { job, done: await read(result.id) };
  }

  return { sendFile, upload, read, act, check, checked, write };
}
