import { expect } from 'vitest';
import { Import, type ImportMapping, importApi } from '@/contract/import';
import { Job } from '@/contract/job';
import { type Cell, toCsv } from '@/domain/csv';
import { pass } from './jobs';
import { send } from './server';

export const getBytes = (rows: Cell[][]) => new TextEncoder().encode(toCsv(rows));

/** In which any job of an import comes to its end. */
export const LONG_MS = 10_000;

/** The calls of an import as the operator whose cookie it is. */
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

  /** Waits for the check of a file under a mapping; as suggested unless said otherwise. */
  async function check(uploaded: Import, mapping: ImportMapping = uploaded.suggestedMapping) {
    const { status, data } = await act('check', uploaded, { mapping });
    expect(status).toBe(200);
    const job = { kind: 'import', entity, action: 'check', total: uploaded.rowCount };
    expect(Job.parse(data)).toMatchObject(job);
    pass(LONG_MS);
    return read(uploaded.id);
  }

  /** Uploads rows and waits for the check of them. */
  const checked = async (rows: Cell[][], header: Cell[]) => check(await upload(getBytes([header, ...rows])));

  /** Writes what the check has found good, to its end. */
  async function write(result: Import) {
    const job = Job.parse((await act('confirm', result)).data);
    pass(LONG_MS);
    return { job, done: await read(result.id) };
  }

  return { sendFile, upload, read, act, check, checked, write };
}
