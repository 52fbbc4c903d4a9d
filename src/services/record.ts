import type { RecordNamed } from '@/contract/record';
import { shape } from './shape';

export const isRecordNamed = shape<RecordNamed>({ id: 'text', recordNo: 'text' });
