import type { RecordNamed } from '@/contract/record';
import { guard } from './guard';

export const isRecordNamed = guard<RecordNamed>({ id: 'text', recordNo: 'text' });
