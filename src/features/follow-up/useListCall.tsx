import { useCallback } from 'react';
import { type Callee, useCall } from '@/components/call/useCall';
import { toCallee } from './callee';
import type { Called } from './open-follow-up';
import { useCallResult } from './useCallResult';

/** Calls someone in a row. The focus returns to `button`; `reload` reloads the list. */
export type ListCall = (
  called: Called & Partial<Pick<Callee, 'name' | 'reveal' | 'onRecord'>>,
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
  const [record, drawer] = useCallResult();
  const callOne = useCallback<ListCall>(
    (called, button, reload) => {
      const usual = toCallee(called);
      const { name = usual.name, reveal = usual.reveal, onRecord = () => record(called, reload) } = called;
      return call({ ...usual, name, reveal, onRecord }, button);
    },
    [call, record],
  );
  const overlay = (
    <>
      {dialog}
      {drawer}
    </>
  );
  return [callOne, overlay] as const;
}
