import type { Handover, HandoverCounts } from '@/contract/handover';
import { guard } from './guard';
import { get, post } from './http';
import { isJob } from './job';

const isCounts = guard<HandoverCounts>({ records: 'count', followUps: 'count', reports: 'count' });

/** How much open work an operator has. */
export const countHandover = (fromId: string) =>
  get('/handovers/counts', { fromId }, { errors: 'inline', shape: isCounts });

/** Gives all open work of one operator to another, as a job. @throws AppError 422 with `fieldErrors` */
export const startHandover = (input: Handover) => post('/handovers', input, { errors: 'caller', shape: isJob });
