import { API_PREFIX } from '../../../src/contract/api-prefix';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { productName } from '../../settings';
import { createComponents, namedSchemas } from './components';
import { allEndpoints } from './contract';
import { errorCodeSchema, errorResponses, errorSchemas } from './errors';
import { operationOf, pathTemplate, requestedWith } from './operation';

/** The API of src/contract as an OpenAPI 3.1 document; the same contract gives the same document. */
export async function openApiDocument() {
  const endpoints = await allEndpoints();
  const inline = endpoints
    .flatMap(({ query, body, data }) => [query, body, data])
    .filter((schema) => schema !== undefined);
  const components = createComponents(await namedSchemas(), [...inline, ...errorSchemas]);

  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = pathTemplate(endpoint.path);
    const method = endpoint.method.toLowerCase();
    paths[path] ??= {};
    if (paths[path][method]) throw new Error(`${endpoint.method} ${endpoint.path} is in the contract twice.`);
    paths[path][method] = operationOf(endpoint, components);
  }
  const responses = errorResponses(components);

  return {
    openapi: '3.1.0',
    info: { title: `${productName['en-US']}: admin API`, version: 'v1' },
    servers: [{ url: API_PREFIX }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { ErrorCode: errorCodeSchema, ...components.used() },
      responses,
      parameters: { RequestedWith: requestedWith },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Set by POST /login; HttpOnly, SameSite=Lax, and Secure over HTTPS. The console never reads it.',
        },
      },
    },
  };
}
