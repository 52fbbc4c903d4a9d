import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import { prefetch } from '@/services/query-client';
import { getRecord } from '@/services/record';

type Props = { id: string; onShow: (id: string) => void; hasKeysOnly?: boolean };

const readAhead = (id: string) => prefetch(['record', id], () => getRecord(id));

/** Buttons to the previous and next record of the list; the next one is prefetched. */
export const RecordPrevNext = ({ onShow, ...props }: Props) => (
  <PrevNextButtons entity="record" {...props} onOpen={onShow} readAhead={readAhead} />
);
