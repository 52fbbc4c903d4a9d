import type { AuditFields } from '../../src/contract/setting';

/** Row as the caller last saw it. */
export type Target = { id: string; version: number };

/** Fields that the server sets on every new row. */
export type Base = AuditFields & Target;
