import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import type { ChangeLogEntry } from '../store/change-log';
import type { AgreementRow } from './agreement-row';

/** Log entries of withdrawn agreements. */
export function buildWithdrawals(
  random: Random,
  agreements: readonly AgreementRow[],
  operators: readonly OperatorRow[],
): ChangeLogEntry[] {
  const staff = operators.filter(({ active }) => active);
  return agreements.flatMap(({ id, withdrawnAt, withdrawReason }) =>
    withdrawnAt === null
      ? []
      : {
          id: `agreement-${id}-withdraw`,
          entityType: 'agreement',
          entityId: id,
          action: 'withdraw',
          changes: [{ field: 'status', from: 'signed', to: 'withdrawn' }],
          ...(withdrawReason !== null && { reason: withdrawReason }),
          operatorName: random.pick(staff).name,
          createdAt: withdrawnAt,
        },
  );
}
