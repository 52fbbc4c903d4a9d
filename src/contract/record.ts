import { z } from 'zod';
import { id } from './common';

/** A record as far as it is named and led to. */
export const RecordNamed = z.object({ id, recordNo: z.string() });
export type RecordNamed = z.infer<typeof RecordNamed>;
