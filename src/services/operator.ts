import type { OperatorOption } from '@/contract/operator';
import { guard, listOf } from './guard';
import { get } from './http';

const isOperator = guard<OperatorOption>({ id: 'text', name: 'text' });

/** All operators; work can be assigned to the active ones. */
export const listOperators = () => get('/operators', undefined, { errors: 'inline', shape: listOf(isOperator) });
