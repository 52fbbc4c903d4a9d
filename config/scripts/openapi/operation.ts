import type { Endpoint } from '../../../src/contract/endpoint';
import type { Call } from './annotated-contract';
import type { Components } from './components';
import { addsSomething } from './contract';
import type { Envelopes } from './envelopes';
import { unnamedRefusals } from './errors';
import type { Example } from './examples/examples';
import { type JsonSchema, pascal } from './json-schema';
import { getTag } from './tags';
import { inDocument } from './texts';

type Parts = {
  components: Components;
  envelopes: Envelopes;
  parameters: object[];
  errors: Record<string, object>;
  example?: Example;
};

/** Converts `/members/:id` to `/members/{id}`, the form of OpenAPI. */
export const pathTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The first part of a summary, which says what the call does; the rest says when it is refused. */
const shortened = (summary: string) => summary.split(/[.;] |: (?=[a-z])/)[0]?.replace(/\.$/, '') ?? summary;

const getExample = (example: unknown) => (example === undefined ? {} : { example });

function requestBody({ endpoint: { body, multipart }, id, file }: Call, components: Components, example?: Example) {
  if (!body) return undefined;
  const type = multipart ? 'multipart/form-data' : 'application/json';
  const schema = components.of(body, 'input', `${pascal(id)}Body`, file);
  return { required: true, content: { [type]: { schema, ...getExample(example?.body) } } };
}

/** The Set-Cookie header of POST /login and POST /logout. */
function getHeaders({ path }: Endpoint) {
  const texts: Record<string, string> = {
    '/login': 'The session cookie',
    '/logout': 'The session cookie, expired',
  };
  const description = texts[path];
  return description ? { headers: { 'Set-Cookie': { description, schema: { type: 'string' } } } } : {};
}

function getContent({ endpoint: { data, files }, id, file }: Call, { components, envelopes, example }: Parts) {
  const schema: JsonSchema = components.of(data, 'output', `${pascal(id)}Data`, file);
  if (files) return Object.fromEntries(files.map((type) => [type, { schema }]));
  return { 'application/json': { schema: envelopes.success(schema, pascal(id)), ...getExample(example?.answer) } };
}

/** Creates the OpenAPI operation of a call. */
export function getOperation(call: Call, parts: Parts) {
  const { components, parameters, errors, example } = parts;
  const { endpoint, id } = call;
  const text = inDocument(endpoint.summary);
  const refusals = unnamedRefusals(endpoint);
  return {
    operationId: id,
    summary: shortened(text),
    description: refusals ? `${text}\n\nRefused besides with\n\n${refusals}` : text,
    tags: [getTag(endpoint.path).name],
    ...(endpoint.open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    requestBody: requestBody(call, components, example),
    responses: {
      200: { description: 'Done', ...getHeaders(endpoint), content: getContent(call, parts) },
      ...(addsSomething(endpoint) && {
        201: {
          description: 'Done as well: either may be answered',
          content: getContent(call, { ...parts, example: undefined }),
        },
      }),
      ...errors,
    },
  };
}
