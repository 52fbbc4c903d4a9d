import { importApi } from '../../src/contract/import';
import type { ImportEntity } from '../../src/contract/limits/import';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { handle, handleFile } from '../handle';
import { toJob } from '../job/jobs';
import type { Language } from '../language';
import { getOrigin } from '../log/origin';
import { messages } from '../messages';
import { cancel, check, chooseHeader, confirm, getImport, upload } from './actions';
import type { ImportRow } from './import-row';
import { toImport } from './present';
import { createRefusedFile } from './refused-file';
import type { ImportSpec } from './spec';
import { createTemplateFile } from './template';
import { getImportWorkers } from './workers';

/** Import endpoints for all specs: files are checked row by row, confirmed and written. */
export function createImportEntity(specs: readonly ImportSpec[]): Entity {
  const specOf = (entity: ImportEntity) => {
    const spec = specs.find((one) => one.entity === entity);
    if (!spec) throw new Error(`nobody reads ${entity} from a file`);
    return spec;
  };
  const workers = getImportWorkers(specOf);
  const registry = { specOf, workers };
  const present = (row: ImportRow, language: Language) => toImport(specOf(row.entity), row, language, Date.now());

  return {
    workers: Object.values(workers),
    handlers: [
      handleFile(importApi.template, ({ query: { entity, format, language }, language: accepted }) =>
        createTemplateFile(specOf(entity), format, language ?? accepted),
      ),

      handleFile(importApi.refused, ({ params: { id }, operator, query, language: accepted }) => {
        const { format, language = accepted } = query;
        const row = getImport(id, operator);
        if (present(row, language).refusedFileUrl === null) throw new Fault(messages.notFound);
        return createRefusedFile(specOf(row.entity), row, format, language);
      }),

      handle(importApi.upload, async ({ body: { entity, file }, operator, language }) =>
        present(await upload(specOf(entity), file, operator), language),
      ),

      handle(importApi.get, ({ params: { id }, operator, language }) => present(getImport(id, operator), language)),

      handle(importApi.header, (call) => {
        const by = { operator: call.operator, language: call.language, origin: getOrigin(call) };
        const { row, version } = call.body;
        return present(chooseHeader(registry, { id: call.params.id, version }, row, by), call.language);
      }),

      handle(importApi.check, (call) => {
        const { mapping, version } = call.body;
        const by = { operator: call.operator, language: call.language, origin: getOrigin(call) };
        return toJob(check(registry, { id: call.params.id, version }, mapping, by), call.language);
      }),

      handle(importApi.confirm, (call) => {
        const by = { operator: call.operator, language: call.language, origin: getOrigin(call) };
        return toJob(confirm(registry, { id: call.params.id, version: call.body.version }, by), call.language);
      }),

      handle(importApi.cancel, (call) => {
        const by = { operator: call.operator, language: call.language, origin: getOrigin(call) };
        return present(cancel(registry, { id: call.params.id, version: call.body.version }, by), call.language);
      }),
    ],
  };
}
