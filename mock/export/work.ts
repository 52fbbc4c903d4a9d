import type { ExportFormat, ExportInput } from '../../src/contract/export';
import type { Clear } from './column';

/** What an export writes: masked, but for what is to stand clear. */
export type ExportWork = { type: 'export'; entity: ExportInput['entity']; format: ExportFormat; clear?: Clear };
