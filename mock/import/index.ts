import { HttpResponse, http } from 'msw';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { type ExportFormat, exportFormats } from '../../src/contract/export';
import { importApi } from '../../src/contract/import';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import { answered, handle } from '../handle';
import { toJob } from '../job/jobs';
import { type Language, languageOf } from '../language';
import { originOf } from '../log/origin';
import { messages } from '../messages';
import { operatorOf } from '../session/cookie';
import { cancel, check, confirm, importOf, upload } from './actions';
import { toImport } from './present';
import { refusedFile } from './refused-file';
import { templateFile } from './template';
import { importWorkers } from './work';

const languages = ['zh-CN', 'en-US'] as const;

type File = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
type Write = (call: { operator: Operator; format: ExportFormat; language: Language; id: string }) => Promise<File>;

function formatOf(request: Request): ExportFormat {
  const asked = new URL(request.url).searchParams.get('format') ?? 'csv';
  const format = exportFormats.find((one) => one === asked);
  if (!format) throw new Fault(422, messages.invalid, { fields: { format: messages.invalid } });
  return format;
}

/** A link that the browser follows cannot say in a header which language the console is in. */
const languageIn = (request: Request): Language =>
  languages.find((one) => one === new URL(request.url).searchParams.get('language')) ?? languageOf(request);

/** A file itself and not in an envelope; a failure comes in one. */
const fileAt = (path: string, write: Write) =>
  http.get<{ id: string }>(`*${API_PREFIX}${path}`, ({ request, params, cookies }) =>
    answered(request, async () => {
      const operator = operatorOf(cookies);
      if (!operator) throw new Fault(401, messages.unauthorized);
      const call = { operator, format: formatOf(request), language: languageIn(request), id: params.id };
      const { body, headers } = await write(call);
      return new HttpResponse(body, { headers });
    }),
  );

/** Before the hospitals: the template is none of them. */
export const imports: Entity = {
  workers: Object.values(importWorkers),
  handlers: [
    fileAt('/hospitals/import-template', ({ format, language }) => templateFile(format, language)),

    fileAt('/imports/:id/refused', ({ operator, format, language, id }) => {
      const row = importOf(id, operator);
      if (toImport(row, language, Date.now()).refusedFileUrl === null) throw new Fault(404, messages.notFound);
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
