import type { BulkResult } from '@/contract/bulk';
import { guard } from './guard';

export const isBulkResult = guard<BulkResult>({ done: 'count', failed: 'array' });
