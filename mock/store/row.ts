import type { AuditFields } from '../../src/contract/setting';

/** A row as somebody last saw it. */
export type Target = { id: string; version: number };

/** What the server gives every new row. */
export type Base = AuditFields & Target;
