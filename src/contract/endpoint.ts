import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. The mock validates by it, the OpenAPI file is generated from it, and services are typed by it.
 */
export type Endpoint = {
  method: Method;
  /** Below /api/admin/v1, parameters as `:id`. */
  path: string;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a form with files, not JSON. */
  multipart?: boolean;
  /** Schema of the envelope's `data`; z.null() if there is none. */
  data: z.ZodType;
  /** Media types of a response that is a file instead of an envelope; `data` is then z.file(). */
  files?: readonly string[];
  /** Error codes besides those that all calls share and those that `summary` names. */
  errors?: readonly ErrorCode[];
  /** Needs no session. */
  open?: boolean;
};

/** Returns the endpoint with the exact types of its schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E) => endpoint;
