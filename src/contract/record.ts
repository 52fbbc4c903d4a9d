import { z } from 'zod';
import { id } from './common';

/** Id and number of a record, enough to name and link it. */
export const RecordNamed = z.object({ id, recordNo: z.string() });
export type RecordNamed = z.infer<typeof RecordNamed>;
