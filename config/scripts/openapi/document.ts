import { API_PREFIX } from '../../../src/contract/api-prefix';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { type AnnotatedContract, annotatedContract } from './annotated-contract';
import { createComponents } from './components';
import { ContractGap } from './contract-gap';
import { withDescriptions } from './descriptions';
import { createEnvelopes } from './envelopes';
import { createErrors, errorCodeSchema } from './errors';
import { type Example, getExamples } from './examples/examples';
import { info } from './info';
import { getOperation, pathTemplate } from './operation';
import { createParameters } from './parameters';
import { tagList } from './tags';

/** Creates the OpenAPI 3.1 document of src/contract. The same contract always gives the same document. */
export async function openApiDocument() {
  const contract = await annotatedContract();
  return getDocument(contract, await getExamples(contract.calls));
}

/**
 * @param examples examples by operationId
 * @throws an error that lists everything without a description
 */
export function getDocument({ calls, notes }: AnnotatedContract, examples: ReadonlyMap<string, Example> = new Map()) {
  const sent = calls.flatMap(({ endpoint: { query, body } }) => [query, body]).filter((schema) => schema !== undefined);
  const answered = calls.map(({ endpoint }) => endpoint.data);
  const components = createComponents(notes, sent, answered);
  components.add('ErrorCode', errorCodeSchema, 'error-codes.ts');
  const envelopes = createEnvelopes(components);
  const parameters = createParameters(calls, components);
  const errors = createErrors(components, envelopes);

  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = pathTemplate(call.endpoint.path);
    const method = call.endpoint.method.toLowerCase();
    paths[path] ??= {};
    if (paths[path][method]) throw new Error(`${call.endpoint.method} ${path} is in the contract twice.`);
    paths[path][method] = getOperation(call, {
      components,
      envelopes,
      parameters: parameters.of(call),
      errors: errors.of(call),
      example: examples.get(call.id),
    });
  }

  const problems = [...parameters.problems];
  const schemas = withDescriptions(components.all(), components.fileOf, problems);
  problems.push(...components.enumProblems);
  if (problems.length > 0) {
    throw new ContractGap(
      `Add a docstring in src/contract above each of these. PutMembersIdBody is the body of PUT /members/:id, GetMembersData the answer of GET /members:\n${problems.join('\n')}`,
    );
  }

  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: API_PREFIX, description: 'On the origin of the console' }],
    tags: tagList,
    security: [{ session: [] }],
    paths,
    components: {
      schemas,
      responses: errors.shared(),
      parameters: parameters.shared(),
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
