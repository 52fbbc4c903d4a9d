import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import { prefetch } from '@/services/query-client';
import { getRecord } from '@/services/record';

type Props = { id: string; onShow: (id: string) => void; hasKeysOnly?: boolean };

const readAhead = (id: string) => prefetch(['record', id], () => getRecord(id));

/** From one record to the previous and the next of its list; the next one is read before somebody goes on to it. */
export const RecordNeighbours = ({ onShow, ...props }: Props) => (
  <PrevNextButtons entity="record" {...props} onOpen={onShow} readAhead={readAhead} />
);
