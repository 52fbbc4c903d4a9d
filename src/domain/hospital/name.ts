import { fold } from '../fold';

/** A name as two are compared: as words are, and regardless of the spaces between. */
export const foldName = (name: string) => fold(name).replaceAll(/\s+/g, '');
