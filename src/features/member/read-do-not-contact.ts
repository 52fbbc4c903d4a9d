import { getMember } from '@/services/member';

/** Why a member is not to be contacted, as it stands now: somebody may have said so since the page was read. */
export const readDoNotContact = async (memberId: string) => (await getMember(memberId)).doNotContact;
