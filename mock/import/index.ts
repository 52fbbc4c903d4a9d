import { importApi } from '../../src/contract/import';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { cancel, check, confirm, importOf, upload } from './actions';
import { toImport } from './present';
import { refusedFile } from './refused-file';
import { templateFile } from './template';
import { importWorkers } from './work';

/** Before the hospitals: the template is none of them. */
export const imports: Entity = {
  workers: Object.values(importWorkers),
  handlers: [
    handleFile(importApi.template, ({ query, language }) => templateFile(query.format, query.language ?? language)),

    handleFile(importApi.refused, ({ params: { id }, operator, query, language: accepted }) => {
      const { format, language = accepted } = query;
      const row = importOf(id, operator);
      if (toImport(row, language, Date.now()).refusedFileUrl === null) throw new Fault(messages.notFound);
      return refusedFile(row, format, language);
    }),

    handle(importApi.upload, async ({ body: { entity, file }, operator, language }) =>
      toImport(await upload(entity, file, operator), language, Date.now()),
    ),

    handle(importApi.get, ({ params: { id }, operator, language }) =>
      toImport(importOf(id, operator), language, Date.now()),
    ),

    handle(importApi.check, (call) => {
      const { mapping, version } = call.body;
      const by = { operator: call.operator, language: call.language, origin: originOf(call) };
      return toJob(check({ id: call.params.id, version }, mapping, by), call.language);
    }),

    handle(importApi.confirm, (call) => {
      const by = { operator: call.operator, language: call.language, origin: originOf(call) };
      return toJob(confirm({ id: call.params.id, version: call.body.version }, by), call.language);
    }),

    handle(importApi.cancel, (call) => {
      const by = { operator: call.operator, language: call.language, origin: originOf(call) };
      return toImport(cancel({ id: call.params.id, version: call.body.version }, by), call.language, Date.now());
    }),
  ],
};
