import type { Handover, HandoverCounts } from '@/contract/handover';
import { guard } from './guard';
import { get, post } from './http';
import { isJob } from './job';

const isCounts = guard<HandoverCounts>({ records: 'count', followUps: 'count', reports: 'count' });

/** Amount of open work of an operator. */
export const countHandover = (fromId: string) =>
  get('/handovers/counts', { fromId }, { errors: 'inline', shape: isCounts });

/** Starts a job that hands all open work of an operator over to another. @throws AppError 422 with `fieldErrors` */
export const startHandover = (input: Handover) => post('/handovers', input, { errors: 'caller', shape: isJob });
