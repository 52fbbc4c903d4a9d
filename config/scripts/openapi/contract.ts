import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import { z } from 'zod';
import type { Endpoint } from '../../../src/contract/endpoint';

export const contractFolder = resolve(import.meta.dirname, '../../../src/contract');

/** Names of the files of src/contract, sorted; without tests and subfolders. */
export function contractNames() {
  const entries = readdirSync(contractFolder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
}

/** All calls that a file of the contract exports in its `…Api` objects. */
export const getEndpoints = (exported: Record<string, unknown>) =>
  Object.entries(exported).flatMap(([name, api]) =>
    name.endsWith('Api') ? Object.values(api as Record<string, Endpoint>) : [],
  );

/** All calls of the API. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = contractNames().map((name) => import(pathToFileURL(resolve(contractFolder, name)).href));
  return (await Promise.all(files)).flatMap(getEndpoints);
}

/** Whether a call creates a row, such as `POST /hotwords`, so that both 201 and 200 are valid responses. */
export const addsSomething = ({ method, path, open }: Endpoint) =>
  method === 'POST' && !open && /^\/[^/]+$/.test(path) && path !== '/search';

/** Property names of an object schema, or of all members of a union. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(namesIn) : [];
}

/**
 * Whether a call can be refused with 409 because its data is stale: it sends a `version` or the previous order
 * (`base`), or it lists CONFLICT.
 */
export const mayBeStale = ({ query, body, errors = [] }: Endpoint) =>
  errors.includes('CONFLICT') ||
  [query, body].some((sent) => namesIn(sent).some((name) => /^(version|base)$/.test(name)));
