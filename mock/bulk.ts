import type { BulkResult } from '../src/contract/bulk';
import { Fault } from './fault';
import type { Language } from './language';
import { type Message, message } from './messages';

type Options<Row> = {
  /** Reason that is reported for an id without a row. */
  unknown: Message;
  label: (row: Row) => string;
  /** @throws Fault if the row is refused */
  change: (row: Row) => void;
};

/** Runs an action once on each selected row. A refused row does not stop the others. */
export function runBulk<Row extends { id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
  language: Language,
  { unknown, label, change }: Options<Row>,
): BulkResult {
  const result: BulkResult = { done: 0, failed: [] };
  for (const id of new Set(ids)) {
    const row = rows.find((one) => one.id === id);
    const refusal = row ? getRefusal(() => change(row)) : unknown;
    if (refusal) result.failed.push({ id, label: row ? label(row) : id, reason: message(refusal, language) });
    else result.done += 1;
  }
  return result;
}

function getRefusal(change: () => void): Message | null {
  try {
    change();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.reason;
    throw error;
  }
}
