import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
// biome-ignore lint/style/noRestrictedImports: reads the schemas; nothing of it reaches the app
import { z } from 'zod';
import type { Endpoint } from '../../../src/contract/endpoint';

export const contractFolder = resolve(import.meta.dirname, '../../../src/contract');

/** The files of src/contract, in the order of their names. */
export function contractNames() {
  const entries = readdirSync(contractFolder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
}

/** Every call of what a file of the contract exports: those of each `…Api`. */
export const getEndpoints = (exported: Record<string, unknown>) =>
  Object.entries(exported).flatMap(([name, api]) =>
    name.endsWith('Api') ? Object.values(api as Record<string, Endpoint>) : [],
  );

/** Every call of the API. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = contractNames().map((name) => import(pathToFileURL(resolve(contractFolder, name)).href));
  return (await Promise.all(files)).flatMap(getEndpoints);
}

/** Whether a call adds something to a list, `POST /hotwords`, and so may be answered 201 as well as 200. */
export const addsSomething = ({ method, path, open }: Endpoint) =>
  method === 'POST' && !open && /^\/[^/]+$/.test(path) && path !== '/search';

/** The names of what is sent, in whichever of several forms. */
function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(namesIn) : [];
}

/**
 * Whether what a call carries may be stale, which is answered 409: a `version`, the order that one began with (`base`),
 * or what the call lists CONFLICT for.
 */
export const mayBeStale = ({ query, body, errors = [] }: Endpoint) =>
  errors.includes('CONFLICT') ||
  [query, body].some((sent) => namesIn(sent).some((name) => /^(version|base)$/.test(name)));
