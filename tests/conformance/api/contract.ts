import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
// biome-ignore lint/style/noRestrictedImports: test tool that reads the schemas; not part of the app
import { z } from 'zod';
import type { Endpoint } from '@/contract/endpoint';
import { contractFolder, contractNames, getEndpoints } from '../../../config/scripts/openapi/contract';

/** One call of the contract and the file that declares it. */
export type KnownCall = {
  /** `GET /members/:id`, as reports name it. */
  name: string;
  endpoint: Endpoint;
  /** `src/contract/member.ts` */
  file: string;
};

/** A named schema that the contract exports. */
export type Model = { name: string; file: string };

export type Contract = { calls: readonly KnownCall[]; models: ReadonlyMap<z.ZodType, Model> };

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Loads all calls and named schemas of src/contract. */
export async function readContract(): Promise<Contract> {
  const calls: KnownCall[] = [];
  const models = new Map<z.ZodType, Model>();
  for (const base of contractNames()) {
    const file = `src/contract/${base}`;
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(contractFolder, base)).href);
    for (const endpoint of getEndpoints(exported)) calls.push({ name: nameOf(endpoint), endpoint, file });
    for (const [name, value] of Object.entries(exported)) {
      if (/^[A-Z]/.test(name) && value instanceof z.ZodType && !models.has(value)) models.set(value, { name, file });
    }
  }
  return { calls, models };
}

/** The first segment of a path, which `--only` filters by: `members` for `/members/:id/tags`. */
export const resourceOf = ({ path }: Pick<Endpoint, 'path'>) => path.split('/')[1] ?? '';

export const isWrite = ({ method }: Pick<Endpoint, 'method'>) => method !== 'GET';

/** Names of a path's parameters. */
export const paramsOf = ({ path }: Pick<Endpoint, 'path'>) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
