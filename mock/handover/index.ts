import type { z } from 'zod';
import { type HandoverCounts, handoverApi } from '../../src/contract/handover';
import { businessDay, dayStart } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import type { Worker } from '../job/worker';
import { getOrigin } from '../log/origin';
import { refuse } from '../refuse';
import { state } from '../state';
import { find } from '../store/update';
import { handoverMessages } from './messages';
import type { OpenWork } from './open-work';

type Input = z.output<typeof handoverApi.start.body>;
/** Ids of both operators. */
type HandoverData = Pick<Input, 'fromId' | 'toId'>;

const getOperator = (id: string) => state().world.operators.find((one) => one.id === id);

/** @throws Fault 422 with the errors by field */
function checkHandover({ fromId, toId, startsOn }: Input) {
  const to = getOperator(toId);
  refuse({
    fromId: getOperator(fromId) ? undefined : handoverMessages.operatorUnknown,
    toId: !to
      ? handoverMessages.operatorUnknown
      : toId === fromId
        ? handoverMessages.operatorSame
        : to.active
          ? undefined
          : handoverMessages.operatorInactive,
    startsOn: startsOn !== null && startsOn < businessDay(Date.now()) ? handoverMessages.dayOver : undefined,
  });
}

/** Counts the open work of all `kinds`, and hands it over to another operator in a job. */
export function createHandoverEntity(kinds: readonly OpenWork[]): Entity {
  /** Row ids of the job contain the kind. */
  const getRowIds = (operatorId: string) =>
    kinds.flatMap(({ kind, idsOf }) => idsOf(operatorId, Date.now()).map((id) => `${kind}:${id}`));
  const findWork = (rowId: string) => {
    const [kind, id = ''] = rowId.split(':');
    const work = kinds.find((one) => one.kind === kind);
    if (!work) throw new Error(`nobody gives away ${kind}`);
    return { ...work, id };
  };

  const worker: Worker<HandoverData> = {
    type: 'handover',
    begin(job, { fromId }) {
      job.rowIds = getRowIds(fromId);
    },
    work({ operator }, rowId, { fromId, toId }) {
      const { id, give } = findWork(rowId);
      const { operators } = state().world;
      give(id, { from: find(operators, fromId), to: find(operators, toId), operatorName: operator.name }, Date.now());
    },
    labelOf(_, rowId) {
      const { id, labelOf } = findWork(rowId);
      return labelOf(id);
    },
  };

  return {
    workers: [worker],
    handlers: [
      handle(handoverApi.counts, ({ query: { fromId } }) => {
        find(state().world.operators, fromId);
        const counts: HandoverCounts = { records: 0, followUps: 0, reports: 0 };
        for (const { kind, idsOf } of kinds) counts[kind] += idsOf(fromId, Date.now()).length;
        return counts;
      }),

      handle(handoverApi.start, ({ body, operator, language, request, requestId }) => {
        checkHandover(body);
        const { fromId, toId, startsOn } = body;
        const rowIds = getRowIds(fromId);
        if (rowIds.length === 0 && startsOn === null) refuse({ fromId: handoverMessages.nothingOpen });
        const job = startJob(
          worker,
          { fromId, toId },
          {
            kind: 'handover',
            entity: 'handover',
            action: 'start',
            subject: `${find(state().world.operators, fromId).name} → ${find(state().world.operators, toId).name}`,
            operator,
            language,
            origin: getOrigin({ request, requestId }),
            // Work open now; a planned handover determines it again when it begins.
            rowIds,
            notBefore: startsOn === null || dayStart(startsOn) <= Date.now() ? null : dayStart(startsOn),
          },
        );
        return toJob(job, language);
      }),
    ],
  };
}
