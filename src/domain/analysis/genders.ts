/** Genders by the names that the platform gives them (docs/domain.md 1.3), in Chinese whatever the console speaks. */
const genders: Partial<Record<string, 'male' | 'female' | 'unknown'>> = { 男: 'male', 女: 'female', 未知: 'unknown' };

/** The platform's name for the group of everything else. */
export const OTHER_GROUP = '其他';

/** @returns undefined for a name that the platform has not given a gender until now */
export const genderOf = (name: string) => (Object.hasOwn(genders, name) ? genders[name] : undefined);
