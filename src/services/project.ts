import type { ProjectOption } from '@/contract/project-options';
import { get } from './http';
import { listOf, shape } from './shape';

const isOption = shape<ProjectOption>({ id: 'text' });

export const listProjectOptions = () => get('/projects/options', undefined, { shape: listOf(isOption) });
