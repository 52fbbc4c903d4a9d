import { useCallback } from 'react';
import { type Callee, useCall } from '@/components/call/useCall';
import { toCallee } from './callee';
import type { CallTarget } from './open-follow-up';
import { useCallResult } from './useCallResult';

/** Calls someone in a row. The focus returns to `button`; `reload` reloads the list. */
export type ListCall = (
  target: CallTarget & Partial<Pick<Callee, 'name' | 'reveal' | 'onRecord'>>,
  button: HTMLElement,
  reload: () => void,
) => Promise<unknown>;

/**
 * Calls from list rows. The data needed for a call is loaded when it starts.
 *
 * @returns a stable `call` and the overlays that it opens, which the caller renders once for all rows
 */
export function useListCall() {
  const { call, dialog } = useCall();
  const [record, drawer, recordMissed] = useCallResult();
  const callRow = useCallback<ListCall>(
    (target, button, reload) => {
      const defaults = toCallee(target);
      const { name = defaults.name, reveal = defaults.reveal, onRecord = () => record(target, reload) } = target;
      return call({ ...defaults, name, reveal, onRecord, onMissed: () => recordMissed(target, reload) }, button);
    },
    [call, record, recordMissed],
  );
  const overlay = (
    <>
      {dialog}
      {drawer}
    </>
  );
  return [callRow, overlay] as const;
}
