import { z } from 'zod';
import { id } from './common';
import { criticalStates } from './limits/follow-up';

/** Critical values of a report, about which the patient is called the same day (docs/domain.md 6.12). */
export const CriticalValues = z.object({
  reportId: id,
  reportNo: z.string(),
  /** The critical values, each with its name and unit. */
  items: z.array(z.string()),
  /** Whether a second reader confirmed them. */
  state: z.enum(criticalStates),
  secondReading: z
    .array(z.string())
    .nullable()
    .describe('Abnormal values that the second reader recorded instead; null unless unconfirmed and approved'),
});
export type CriticalValues = z.infer<typeof CriticalValues>;
