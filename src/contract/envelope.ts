import { z } from 'zod';

/** What every answer is wrapped in (docs/spec.md sections 7 and 8). */
export const Envelope = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  errorCode: z.string().optional(),
  errorMessage: z.string().optional(),
  /** The other name under which a backend may send the message (docs/spec.md section 8). */
  errorMsg: z.string().optional(),
  showType: z.int().optional(),
  requestId: z.string().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** `data` of a 422: a message for each field that was refused. */
export const FieldErrors = z.object({ fieldErrors: z.record(z.string(), z.string()) });
