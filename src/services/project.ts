import type { ProjectOption } from '@/contract/project-options';
import { get } from './http';

export const listProjectOptions = () => get<ProjectOption[]>('/projects/options');
