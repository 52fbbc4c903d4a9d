import type { z } from 'zod';

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
  /** Answers signed-out callers too. */
  open?: boolean;
};

/** Keeps the exact types of an endpoint's schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E) => endpoint;
