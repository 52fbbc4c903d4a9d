import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addAccess } from '@/services/log';
import { useAction } from './useAction';

/** What is printed: of which thing, and which of its personal fields stand on paper, masked. */
type Printed = { entityType: string; entityId: string; fields: string[] };

const logPrint = (printed: Printed) =>
  addAccess({ action: 'print', ...printed, purpose: null, purposeNote: null, masked: true });

/**
 * Prints the screen by the browser, which can also make a PDF of it; that it was is written down before, and nothing is
 * printed that could not be. What does not belong on paper is left out by src/global.css, or while `isPrinting`.
 *
 * @param printed left out where nothing on it is personal: then nothing is written down
 * @param onLogged hears that the log has a new entry
 */
export function usePrint(printed?: Printed, onLogged?: () => void) {
  const [isPrinting, setPrinting] = useState(false);
  const [print, isAsking] = useAction(async () => {
    if (printed) await logPrint(printed);
    onLogged?.();
    flushSync(() => setPrinting(true));
    try {
      window.print();
    } finally {
      setPrinting(false);
    }
  });
  // By the browser's own key or menu: it waits for nothing, so what is printed is masked first and written down beside.
  useEventListener('beforeprint', () => {
    if (isPrinting) return;
    flushSync(() => setPrinting(true));
    if (printed) logPrint(printed).then(onLogged, () => {});
  });
  useEventListener('afterprint', () => setPrinting(false));
  return { print, isAsking, isPrinting };
}
