import type { Member } from '../../contract/member';

/** Genders by the platform's names (docs/domain.md 1.3), which are Chinese in every console language. */
const genders: Partial<Record<string, Member['gender']>> = { 男: 'male', 女: 'female', 未知: 'unknown' };

/** The platform's name for the group of all others. */
export const OTHER_GROUP = '其他';

/** @returns undefined for a name that the console does not know */
export const parseGender = (name: string) => (Object.hasOwn(genders, name) ? genders[name] : undefined);
