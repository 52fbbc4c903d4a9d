import { cachePerSecond } from '../export/cache-per-second';
import { state } from '../state';
import { byId } from '../store/by-id';

const records = cachePerSecond(() => byId(state().world.records));

/** Number of the record that an event belongs to, for exported files. */
export const getRecordNo = (recordId: string | null) => records().get(recordId ?? '')?.recordNo ?? null;
