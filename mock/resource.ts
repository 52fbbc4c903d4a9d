import type { z } from 'zod';
import type { Endpoint } from '../src/contract/endpoint';
import type { NewOrder } from '../src/contract/setting';
import { runBulk } from './bulk';
import type { Entity } from './entity';
import { Fault } from './fault';
import type { Who } from './fixtures/operators';
import { handle } from './handle';
import type { JobRow } from './job/job-row';
import { getJob, startJob, toJob } from './job/jobs';
import type { Worker } from './job/worker';
import type { Language } from './language';
import { getOrigin } from './log/origin';
import { messages } from './messages';
import { resolveTable, type TableFor } from './store/actions';
import { page } from './store/list';
import { getDeleted } from './store/remove';
import { reorder, type Scope, type SortableRow } from './store/reorder';
import type { Target } from './store/row';
import { find, type Table } from './store/update';

type ActionName = 'create' | 'update' | 'enable' | 'disable' | 'remove' | 'restore';
type Name = ActionName | 'list' | 'get' | 'reorder' | 'restoreAll' | 'bulk' | 'bulkMatching';
type Api = { [Call in Name]?: Endpoint };

/** Fields of a request without the `Common` ones that every request of its kind has. */
type RequestFields<A, Call extends Name, Side extends 'body' | 'query', Common extends string> =
  A extends Record<Call, Record<Side, infer Schema extends z.ZodType>> ? WithoutEach<z.output<Schema>, Common> : object;
type WithoutEach<Body, Common extends string> = Body extends unknown ? Omit<Body, Common> : never;

type Filter<A> = RequestFields<A, 'list', 'query', 'current' | 'pageSize' | 'sort'>;
type ChangeInput<A> = RequestFields<A, 'bulk', 'body', 'ids'>;

type Actions<A, Row> = {
  create: (input: RequestFields<A, 'create', 'body', never>, operator: Who) => Row;
  update: (target: Target, input: RequestFields<A, 'update', 'body', 'version'>, operator: Who) => Row | Promise<Row>;
  enable: (target: Target, operator: Who) => Row;
  disable: (target: Target, operator: Who) => Row;
  remove: (target: Target, operator: Who) => unknown;
  restore: (target: Target, operator: Who) => Row;
};

type Resource<A, Row extends Target, Dto, Found extends { id: string }> = {
  table: TableFor<Row, Dto>;
  /** All rows that match a list request, sorted. */
  rows: (filter: Filter<A>, sort?: string, operator?: Who) => Found[];
  /** Converts a row to a list item. */
  toListed: (found: Found) => unknown;
  /** Standard actions that the API has (store/actions). */
  actions: Pick<Actions<A, Row>, keyof A & ActionName>;
  /** Applies a bulk action to one row, regardless of its version. @throws Fault if the row is refused */
  change?: (row: Row, change: ChangeInput<A>, operator: Who) => unknown;
  /** @throws Fault 422 if the action is not allowed for so many rows */
  checkMany?: (change: ChangeInput<A>, count: number) => void;
  /** Name of the action in its job; the `action` field by default. */
  actionOf?: (change: ChangeInput<A>) => string;
  /** Rows that are ordered together. */
  scopeOf?: (sent: RequestFields<A, 'reorder', 'body', 'ids' | 'base'>) => Scope<Row & SortableRow>;
};

/** Request of any endpoint, checked by the contract; only some of the fields are present. */
type AnyCall = {
  request: Request;
  requestId: string;
  language: Language;
  operator: Who;
  params: { id: string };
  query: { current: number; pageSize: number; sort?: string; version: number } | undefined;
  body: NewOrder & { version: number; filter: object; excludedIds: string[]; jobId?: string };
};

/** Handlers of a resource's standard endpoints (src/contract/resource.ts). */
export function createResource<const A extends Api, Row extends Target, Dto, Found extends { id: string }>(
  api: A,
  resource: Resource<A, Row, Dto, Found>,
): Required<Pick<Entity, 'handlers' | 'workers'>> {
  const { toListed } = resource;
  // The types are exact for callers; the implementation uses their common shape.
  const { table, rows, actions, change, checkMany, actionOf, scopeOf } = resource as unknown as {
    table: TableFor<Row, Dto>;
    rows: (filter: object, sort?: string, operator?: Who) => Found[];
    actions: Actions<unknown, Row>;
    change: (row: Row, change: object, operator: Who) => unknown;
    checkMany?: (change: object, count: number) => void;
    actionOf?: (change: object) => string;
    scopeOf: (sent: object) => Scope<Row & SortableRow>;
  };
  const endpoints: Api = api;
  const createEndpoint = (name: Name, answer: (call: AnyCall) => unknown) => {
    const endpoint = endpoints[name];
    return endpoint ? [handle(endpoint, answer as never)] : [];
  };
  const getTable = ({ operator }: Pick<AnyCall, 'operator'>) => resolveTable(table, operator);
  const present = async (call: AnyCall, row: Row | Promise<Row>) => getTable(call).toDto(await row);
  const target = ({ params: { id }, body: { version } }: AnyCall) => ({ id, version });

  const worker: Worker<object> = {
    type: `change ${getTable({ operator: { id: '', name: '' } }).entityType}`,
    work: (job, rowId, data) => void change(find(getTable(job).rows(), rowId), data, job.operator),
    labelOf: (job, rowId) => getLabel(getTable(job), rowId),
  };

  const handlers = [
    createEndpoint('list', ({ query, operator }) => {
      if (!query) return rows({}, undefined, operator).map(toListed);
      const { current, pageSize, sort, ...filter } = query;
      const { list, total } = page(rows(filter, sort, operator), current, pageSize);
      return { list: list.map(toListed), total };
    }),
    createEndpoint('create', (call) => present(call, actions.create(call.body, call.operator))),
    createEndpoint('reorder', (call) => {
      const { ids, base, ...sent } = call.body;
      const sortable = getTable(call) as unknown as Table<Row & SortableRow, Dto>;
      reorder(sortable, scopeOf(sent), { ids, base }, { operatorName: call.operator.name });
      return null;
    }),
    createEndpoint('bulk', (call) => {
      const { ids, ...data } = call.body;
      const { rows: all, unknown = messages.notFound, labelOf = ({ id }) => id } = getTable(call);
      return runBulk(all(), ids, call.language, {
        unknown,
        label: labelOf,
        change: (row) => void change(row, data, call.operator),
      });
    }),
    createEndpoint('restoreAll', (call) => {
      const { body, operator, language } = call;
      const deleted = getTable(call);
      const { rows: all, unknown = messages.notFound, labelOf = ({ id }) => id } = deleted;
      const ids =
        body.jobId === undefined ? body.ids : getDeletedIds(getJob(operator, body.jobId, Date.now()), deleted);
      // Includes rows that have been restored already, so that they are refused with the right reason.
      return runBulk([...getDeleted(deleted), ...all()], ids, language, {
        unknown,
        label: labelOf,
        change: (row) => void actions.restore(row, operator),
      });
    }),
    createEndpoint('bulkMatching', (call) => {
      const { filter, excludedIds, ...data } = call.body;
      const excluded = new Set(excludedIds);
      const rowIds = rows(filter, undefined, call.operator).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
      checkMany?.(data, rowIds.length);
      const job = startJob(worker, data, {
        kind: 'bulk',
        entity: getTable(call).entityType,
        action: actionOf?.(data) ?? (data as unknown as { action: string }).action,
        rowIds,
        operator: call.operator,
        origin: getOrigin(call),
        language: call.language,
      });
      return toJob(job, call.language);
    }),
    createEndpoint('get', (call) => present(call, find(getTable(call).rows(), call.params.id))),
    createEndpoint('update', (call) => {
      const { version, ...input } = call.body;
      return present(call, actions.update({ id: call.params.id, version }, input, call.operator));
    }),
    createEndpoint('enable', (call) => present(call, actions.enable(target(call), call.operator))),
    createEndpoint('disable', (call) => present(call, actions.disable(target(call), call.operator))),
    createEndpoint('remove', (call) => {
      actions.remove({ id: call.params.id, version: call.query?.version ?? 0 }, call.operator);
      return null;
    }),
    createEndpoint('restore', (call) => present(call, actions.restore(target(call), call.operator))),
  ];
  return { handlers: handlers.flat(), workers: endpoints.bulkMatching ? [worker] : [] };
}

/** Ids that a job has deleted. @throws Fault 404 for another kind of job */
function getDeletedIds({ entity, action, rowIds, done, failed }: JobRow, { entityType }: { entityType: string }) {
  if (entity !== entityType || action !== 'delete') throw new Fault(messages.notFound);
  const left = new Set(failed.map(({ id }) => id));
  return rowIds.slice(0, done).filter((id) => !left.has(id));
}

/** Label of a refused row; its id if the row is gone. */
function getLabel<Row extends Target, Dto>({ rows, labelOf }: Table<Row, Dto>, id: string) {
  const row = rows().find((one) => one.id === id);
  return (row && labelOf?.(row)) ?? id;
}
