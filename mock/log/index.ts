import { logApi } from '../../src/contract/log';
import type { Entity } from '../entity';
import { type Call, handle } from '../handle';
import { state } from '../state';
import { find } from '../store/update';
import { logAccess } from './access-log';
import { getOrigin } from './origin';
import { getAccessesPage, getChangesPage } from './pages';

/** Names of the tables whose rows can be accessed, by entity type. */
const tableNames = {
  member: 'members',
  record: 'records',
  agreement: 'agreements',
  followUp: 'followUps',
  report: 'reports',
} as const;

function addAccess({
  body: { entityId, entityType, ...look },
  operator,
  request,
  requestId,
}: Call<typeof logApi.addAccess>) {
  const name = tableNames[entityType as keyof typeof tableNames];
  find<{ id: string }>(name ? state().world[name] : [], entityId);
  const who = { operatorId: operator.id, operatorName: operator.name, ...getOrigin({ request, requestId }) };
  const what = { entityType, entityId, subjectIds: [entityId], recordCount: 1, result: 'success' as const };
  return logAccess({ ...who, ...what, ...look }, Date.now());
}

export const log: Entity = {
  handlers: [
    handle(logApi.changes, ({ query }) => getChangesPage(query)),

    handle(logApi.accesses, ({ query }) => getAccessesPage(query)),

    handle(logApi.addAccess, addAccess),
  ],
};
