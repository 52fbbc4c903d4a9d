import type { Entity } from '../entity';

export const eventTrack: Entity = { handlers: [] };
