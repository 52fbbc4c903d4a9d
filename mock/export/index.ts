import { exportApi } from '../../src/contract/export';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { getOrigin } from '../log/origin';
import { state } from '../state';
import { logFile } from './access-log';
import { clearExportedRows } from './anonymize';
import { checkExport } from './check-export';
import { pick } from './column';
import { getFile, getFileName } from './file';
import type { AnyExportTable, ExportWork } from './table';

/** Export endpoint for all tables; files are written by jobs. */
export function createExportEntity(tables: readonly AnyExportTable[]): Entity {
  const findTable = (entity: string): AnyExportTable => {
    const table = tables.find((one) => one.entity === entity);
    if (!table) throw new Error(`nobody writes ${entity} to a file`);
    return table;
  };

  const worker: Worker<ExportWork> = {
    type: 'export',
    work({ entity, language, lines, clearIds }, rowId, { clear, columns, filter }) {
      const table = findTable(entity);
      const { line, isClear } = table.write(rowId, language, clear, filter);
      lines.push(pick(line, table.columns, columns));
      if (isClear) clearIds.push(rowId);
    },
    finish(job, work) {
      const at = job.finishedAt ?? Date.now();
      logFile(job, findTable(job.entity), work, { action: 'export', origin: job.origin, at });
    },
    async file(job, work, origin) {
      const table = findTable(job.entity);
      const file = await getFile(job, table, work);
      logFile(job, table, work, { action: 'download', origin, at: Date.now() });
      return file;
    },
  };

  // The job only counts rows; lines are written during the download.
  const streaming: Worker<ExportWork> = { ...worker, type: 'exportStream', rowsPerSecond: 5_000, work() {} };

  return {
    workers: [worker, streaming],
    onAnonymize(memberId) {
      for (const job of state().jobs.filter(({ kind }) => kind === 'export')) {
        clearExportedRows(job, (rowId) => findTable(job.entity).memberOf?.(rowId) === memberId);
      }
    },
    handlers: [
      handle(exportApi.start, ({ body, operator, language, request, requestId }) => {
        const table = findTable(body.entity);
        const picked = body.ids && new Set(body.ids);
        const rowIds = table.matchingIds(body, operator.id).filter((id) => picked?.has(id) ?? true);
        const { format, filter, columns } = body;
        const work: ExportWork = { format, filter, columns, clear: 'clear' in body ? body.clear : undefined };
        const asked = { operator, rowIds, origin: getOrigin({ request, requestId }) };
        checkExport(asked, table, work);
        const action = work.clear ? 'exportClear' : 'export';
        const job = startJob(table.isStreamed ? streaming : worker, work, {
          kind: 'export',
          entity: body.entity,
          action,
          language,
          ...asked,
        });
        job.fileName = getFileName(job, table, work);
        return toJob(job, language);
      }),
    ],
  };
}
