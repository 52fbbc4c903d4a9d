import type { BulkResult } from '@/contract/bulk';
import { shape } from './shape';

export const isBulkResult = shape<BulkResult>({ done: 'count', failed: 'array' });
