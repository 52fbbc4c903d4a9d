import type { Endpoint } from '../../../src/contract/endpoint';
import type { Call } from './annotated-contract';
import type { Components } from './components';
import { getDescription } from './descriptions';
import { type JsonSchema, pascal } from './json-schema';
import { getTag } from './tags';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

/** Header of every write. A form on another site cannot send it. */
const requestedWith: Parameter = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'What keeps writes from being forged: a form on another site cannot set it',
  schema: { type: 'string', enum: ['XMLHttpRequest'] },
};

/** Descriptions of path parameters. The text of `id` comes from the tag. */
const pathTexts: Record<string, string> = {
  recordId: 'Id of a record',
  memberId: 'Id of a member',
  fileId: 'Id of one of the files of the report, as GET /reports/{id} gives it',
  name: 'The last part of the `url` that POST /uploads answered with',
};

export const isWrite = ({ method }: Endpoint) => method !== 'GET';

function inPath({ path }: Endpoint): Parameter[] {
  const { one } = getTag(path);
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const description = pathTexts[name] ?? (name === 'id' && one ? `Id of the ${one}` : undefined);
    const text = path.startsWith('/files/') ? 'Id of a file, as the `fileUrl` of a job has it' : description;
    if (!text) throw new Error(`${path}: ${name} has no description in config/scripts/openapi/parameters.ts.`);
    return { name, in: 'path', required: true, description: text, schema: { type: 'string', minLength: 1 } };
  });
}

/**
 * Creates `components.parameters` of the document, which has every parameter that several calls share.
 *
 * @param calls all calls of the document
 */
export function createParameters(calls: readonly Call[], components: Components) {
  const ofCalls = new Map<string, Parameter[]>();
  const uses = new Map<string, number>();
  const problems: string[] = [];
  for (const { endpoint, id, file } of calls) {
    const inQuery = endpoint.query ? components.properties(endpoint.query, 'input', pascal(id), file) : [];
    const schemas = components.all();
    const parameters = [
      ...inPath(endpoint),
      ...inQuery.map(({ name, required, schema }): Parameter => {
        const description = getDescription(name, schema, schemas) ?? '';
        const { description: _, ...rest } = schema;
        if (!description) problems.push(`${file}: ${name} in the query of ${endpoint.method} ${endpoint.path}`);
        return { name, in: 'query', required, description, schema: rest };
      }),
      ...(isWrite(endpoint) ? [requestedWith] : []),
    ];
    ofCalls.set(id, parameters);
    for (const parameter of parameters) {
      const key = JSON.stringify(parameter);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }

  const shared: Record<string, Parameter> = {};
  const names = new Map<string, string>();

  function nameOf(parameter: Parameter, tag: string) {
    const short = pascal(parameter.name);
    const isOnlyOne =
      [...uses.keys()].filter((key) => (JSON.parse(key) as Parameter).name === parameter.name).length === 1;
    const wished = isOnlyOne || parameter.name in commonNames ? short : tag + short;
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wished : `${wished}${count}`;
      if (!(name in shared)) return name;
    }
  }

  /** The parameters of a call. Shared ones are references. */
  function of({ endpoint: { path }, id }: Call) {
    return (ofCalls.get(id) ?? []).map((parameter) => {
      const key = JSON.stringify(parameter);
      if ((uses.get(key) ?? 0) < 2) return parameter;
      const name = names.get(key) ?? nameOf(parameter, getTag(path).name);
      names.set(key, name);
      shared[name] = parameter;
      return { $ref: `#/components/parameters/${name}` };
    });
  }

  return {
    of,
    problems,
    shared: () => Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The first parameter with one of these names gets the plain name, without a tag. */
const commonNames: Record<string, true> = { current: true, pageSize: true };
