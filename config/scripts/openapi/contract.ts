import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '../../../src/contract/endpoint';

const contract = resolve(import.meta.dirname, '../../../src/contract');

/** What each file of src/contract exports, in the order of their names. */
export async function contractFiles() {
  const names = readdirSync(contract, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(contract, file)).href);
      return { file, exported };
    }),
  );
}

/** Every call of the API: those of each `…Api` of the contract. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const exported = (await contractFiles()).flatMap((file) => Object.entries(file.exported));
  return exported.flatMap(([name, api]) =>
    name.endsWith('Api') ? Object.values(api as Record<string, Endpoint>) : [],
  );
}
