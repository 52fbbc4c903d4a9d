import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { server } from './handlers';

type UploadedFile = { fieldname: string; originalname: string; mimetype: string; buffer: Buffer };

/** Express request after Umi's body parsers. */
export type MockRequest = IncomingMessage & {
  originalUrl: string;
  body?: unknown;
  files?: UploadedFile[];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Umi's JSON parser leaves `{}` behind when it fails, without an error. */
function isMalformedJson({ headers, body }: MockRequest) {
  const isEmpty = isRecord(body) && Object.keys(body).length === 0;
  return (
    Boolean(headers['content-type']?.includes('json')) &&
    isEmpty &&
    Number(headers['content-length'] ?? 0) > '{ }'.length
  );
}

/** multer has consumed the stream, so the form is rebuilt from the parsed parts. */
function readForm({ body, files = [] }: MockRequest) {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) form.append(name, String(value));
  for (const { fieldname, originalname, mimetype, buffer } of files) {
    form.append(fieldname, new File([new Uint8Array(buffer)], originalname, { type: mimetype }));
  }
  return form;
}

function readBody(req: MockRequest): BodyInit | undefined {
  if (req.method === 'GET' || req.method === 'HEAD') return undefined;
  if (req.headers['content-type']?.startsWith('multipart/form-data')) return readForm(req);
  if (isMalformedJson(req)) return '{malformed';
  return req.body === undefined ? undefined : JSON.stringify(req.body);
}

/** Converts the request for the MSW handlers. */
export function toFetchRequest(req: MockRequest) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    // The body was rebuilt, so its length and boundary are set again.
    if (value === undefined || name === 'content-length') continue;
    if (name === 'content-type' && String(value).startsWith('multipart/')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(req.originalUrl, 'http://mock.invalid'), {
    method: req.method,
    headers,
    body: readBody(req),
  });
}

function createError(status: number, errorCode: string) {
  return Response.json({ success: false, errorCode, errorMessage: errorCode }, { status });
}

/** Passes a request of Umi's server to the MSW handlers. Never rejects: internal errors become a 500 response. */
export async function answer(req: MockRequest, res: ServerResponse) {
  const response = await Promise.resolve()
    .then(() => getResponse([server], toFetchRequest(req)))
    .then((found) => found ?? createError(404, 'NOT_FOUND'))
    .catch((error: unknown) => {
      console.error(error);
      return createError(500, 'MOCK_FAILED');
    });
  res.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  res.setHeader('Set-Cookie', response.headers.getSetCookie());
  res.end(Buffer.from(await response.arrayBuffer()));
}
