import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: what the mock checks, what the OpenAPI file says, what services are typed by. */
export type Endpoint = {
  method: Method;
  /** Below /api/admin/v1, parameters as `:id`. */
  path: string;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a form with files, not JSON. */
  multipart?: boolean;
  /** Of the envelope's `data`; null where there is none. */
  data: z.ZodType;
  /** The types of the file that is answered with itself, and not in an envelope; its `data` is z.file(). */
  files?: readonly string[];
  /** How it can be refused, besides what all calls share and what `summary` names. */
  errors?: readonly ErrorCode[];
  /** Answers signed-out callers too. */
  open?: boolean;
};

/** Keeps the exact types of an endpoint's schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E) => endpoint;
