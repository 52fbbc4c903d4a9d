import { getMember } from '@/services/member';

/** Reads the current do-not-contact of a member, which may have been set since the page was loaded. */
export const readDoNotContact = async (memberId: string) => (await getMember(memberId)).doNotContact;
