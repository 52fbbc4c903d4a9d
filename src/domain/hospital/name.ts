import { fold } from '../fold';

/** Normalizes a hospital name for comparison: folded and without any spaces. */
export const foldHospitalName = (name: string) => fold(name).replaceAll(/\s+/g, '');
