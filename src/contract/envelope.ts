import { z } from 'zod';

/** What every answer is wrapped in (docs/spec.md sections 7 and 8). */
export const Envelope = z.object({
  /** true with 200, false with all other statuses. */
  success: z.boolean(),
  /** What was asked for; of a failure what its status or code has more to say. */
  data: z.unknown().optional(),
  /** Why it failed, for programs. */
  errorCode: z.string().optional(),
  /** Why it failed, for people, in the language of Accept-Language. */
  errorMessage: z.string().optional(),
  /** The other name under which a backend may send the message (docs/spec.md section 8). */
  errorMsg: z.string().optional(),
  /** How a failure wants to be shown: 0 not at all, 1 as a warning, 2 as an error message, 4 as a notification, 9 as a page; left out or any other number: 2. */
  showType: z.int().optional(),
  /** What the server’s log knows the request by. */
  requestId: z.string().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** `data` of a 422: a message for each field that was refused. */
export const FieldErrors = z.object({
  /** Messages by the path of the field, such as `options.0.label`, in the language of Accept-Language. */
  fieldErrors: z.record(z.string(), z.string()),
});
