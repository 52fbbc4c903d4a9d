import type { FunnelDays, ProjectChannels, ProjectOverview, QuizDropOff } from '@/contract/project-figures';
import { guard } from './guard';
import { get } from './http';

const at = (id: string, part: string) => `/projects/${encodeURIComponent(id)}/${part}`;

const isOverview = guard<ProjectOverview>({ asOf: 'text', funnel: 'array', trend: 'array' });
const isDropOff = guard<QuizDropOff>({ questions: 'array' });
const isChannels = guard<ProjectChannels>({ rows: 'array' });

/** Funnel of a project for a range of days, and its last 14 days. */
export const readProjectOverview = (id: string, days: FunnelDays) =>
  get(at(id, 'overview'), days, { errors: 'inline', shape: isOverview });

/** Where members stop answering the published version of its quiz. @throws AppError 404 if there is none */
export const readDropOff = (id: string) => get(at(id, 'drop-off'), undefined, { errors: 'inline', shape: isDropOff });

/** Figures of each channel in a project. */
export const readProjectChannels = (id: string) =>
  get(at(id, 'channels'), undefined, { errors: 'inline', shape: isChannels });
