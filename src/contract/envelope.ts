import { z } from 'zod';

/** Envelope of every JSON response (docs/spec.md sections 7 and 8). */
export const Envelope = z.object({
  /** true with status 200, false with all others. */
  success: z.boolean(),
  /** The requested data; for a failure, details that its status or code defines. */
  data: z.unknown().optional(),
  /** Machine-readable error code. */
  errorCode: z.string().optional(),
  /** Error message in the language of Accept-Language. */
  errorMessage: z.string().optional(),
  /** Alternative field for the error message (docs/spec.md section 8). */
  errorMsg: z.string().optional(),
  /**
   * How to show a failure: 0 not at all, 1 as a warning, 2 as an error message, 4 as a notification, 9 as a page; left
   * out or any other number: 2.
   */
  showType: z.int().optional(),
  /** Id of the request in the server’s log. */
  requestId: z.string().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** `data` of a 422: a message for each invalid field. */
export const FieldErrors = z.object({
  /** Messages by the path of the field, such as `options.0.label`, in the language of Accept-Language. */
  fieldErrors: z.record(z.string(), z.string()),
});
