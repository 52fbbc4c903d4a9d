import type { Endpoint } from '../../../src/contract/endpoint';
import type { Components } from './components';
import { enveloped, errorsOf, isWrite } from './errors';

const pathParameters = /:(\w+)/g;

/** `/members/:id` as OpenAPI writes it. */
export const pathTemplate = (path: string) => path.replace(pathParameters, '{$1}');

const inPath = (path: string) =>
  [...path.matchAll(pathParameters)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

function inQuery({ method, path, query }: Endpoint, components: Components) {
  if (!query) return [];
  const { properties, required = [] } = components.expanded(query, 'input');
  if (!properties) throw new Error(`The query of ${method} ${path} is no object schema.`);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Set on every write: a form on another site cannot send it. */
export const requestedWith = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'What keeps writes from being forged: a form on another site cannot set it',
  schema: { const: 'XMLHttpRequest' },
};

function requestBody({ body, multipart }: Endpoint, components: Components) {
  if (!body) return undefined;
  const type = multipart ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: components.of(body, 'input') } } };
}

/** `POST /members/:id/reveal` as `postMembersIdReveal`. */
const operationId = ({ method, path }: Endpoint) =>
  method.toLowerCase() +
  path
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function contentOf({ data, files }: Endpoint, components: Components) {
  const schema = components.of(data, 'output');
  if (files) return Object.fromEntries(files.map((type) => [type, { schema }]));
  return { 'application/json': { schema: enveloped(components, { success: { const: true }, data: schema }) } };
}

/** One call of the API. */
export function operationOf(endpoint: Endpoint, components: Components) {
  const parameters = [
    ...inPath(endpoint.path),
    ...inQuery(endpoint, components),
    ...(isWrite(endpoint) ? [{ $ref: '#/components/parameters/RequestedWith' }] : []),
  ];
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    requestBody: requestBody(endpoint, components),
    responses: {
      200: { description: 'Done', content: contentOf(endpoint, components) },
      ...errorsOf(endpoint, components),
    },
  };
}
