import { useCallback } from 'react';
import { type Callee, useCall } from '@/components/call/useCall';
import { toCallee } from './callee';
import type { Called } from './open-follow-up';
import { useCallResult } from './useCallResult';

/** Calls somebody of a row; `button` is where the operator comes back to, `reload` reads the list again. */
export type ListCall = (
  called: Called & Partial<Pick<Callee, 'name' | 'reveal' | 'onRecord'>>,
  button: HTMLElement,
  reload: () => void,
) => Promise<unknown>;

/**
 * Calls from the rows of a list: what a call needs to know is asked when it is made.
 *
 * @returns `call`, which stays the same, and what it opens, to be drawn once for all rows
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
