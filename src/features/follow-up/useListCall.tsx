import { useCallback } from 'react';
import { type Callee, useCall } from '@/components/call/useCall';
import { readDoNotContact } from '@/features/member/read-do-not-contact';
import { readMobile } from '@/features/member/read-mobile';
import { type Called, useCallResult } from './useCallResult';

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
    ({ memberId, memberNo, recordId, ...own }, button, reload) => {
      const callee: Callee = {
        name: own.name ?? memberNo,
        doNotContact: () => readDoNotContact(memberId),
        reveal: own.reveal ?? (() => readMobile(memberId)),
        onRecord: own.onRecord ?? (() => record({ memberId, memberNo, recordId }, reload)),
      };
      return call(callee, button);
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
