import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordDetail } from '@/contract/record-detail';
import { useAction } from '@/hooks/useAction';
import { addAccess } from '@/services/log';

/** What is on a printed record, as the log of accesses has it. */
const PRINTED = ['patientName', 'mobile', 'idNo', 'answers'];

/**
 * Prints the screen of a record by the browser, which can also make a PDF of it: masked, whole, and written down before.
 * What is shown clear at that moment is masked on paper.
 */
export function usePrint({ id }: Pick<RecordDetail, 'id'>, onLogged: () => void) {
  const [isPrinting, setPrinting] = useState(false);
  const [print] = useAction(async () => {
    await addAccess({
      action: 'print',
      entityType: 'record',
      entityId: id,
      fields: PRINTED,
      purpose: null,
      purposeNote: null,
      masked: true,
    });
    onLogged();
    flushSync(() => setPrinting(true));
    try {
      window.print();
    } finally {
      setPrinting(false);
    }
  });
  return { isPrinting, print };
}
