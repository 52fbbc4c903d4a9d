import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addAccess } from '@/services/log';
import { useAction } from './useAction';

/** The printed entity, and which of its personal fields are on paper, masked. */
type Printed = { entityType: string; entityId: string; fields: string[] };

const logPrint = (printed: Printed) =>
  addAccess({ action: 'print', ...printed, purpose: null, purposeNote: null, masked: true });

/**
 * Prints the screen. The print is logged first, and refused if it cannot be logged. src/global.css hides what does not
 * belong on paper; so can components while `isPrinting`.
 *
 * @param printed omitted when the screen has no personal data; then nothing is logged
 * @param onLogged called when the log has a new entry
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
  // The browser's own print command does not wait, so values are masked first and the print is logged meanwhile.
  useEventListener('beforeprint', () => {
    if (isPrinting) return;
    flushSync(() => setPrinting(true));
    if (printed) logPrint(printed).then(onLogged, () => {});
  });
  useEventListener('afterprint', () => setPrinting(false));
  return { print, isAsking, isPrinting };
}
