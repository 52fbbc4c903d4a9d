import { z } from 'zod';
import { day, httpsUrl, id, instant, listOf, listQuery, version } from './common';
import { defineEndpoint } from './endpoint';
import { member as limit } from './limits/member';

export const genders = ['unknown', 'male', 'female'] as const;
export const memberStatuses = ['active', 'disabled', 'cancelled'] as const;
export const followStatuses = ['never', 'following', 'unfollowed'] as const;

const masked = z.string().max(64).nullable();

/** A person who registered in the mini program (domain.md 6.1). Personal fields leave the server masked. */
export const Member = z.object({
  id,
  memberNo: z.string().max(limit.memberNo),
  nickname: z.string().max(limit.nickname).nullable(),
  avatarUrl: httpsUrl.nullable(),
  realNameMasked: masked,
  mobileMasked: masked,
  gender: z.enum(genders),
  birthDate: day.nullable(),
  /** Years, derived from birthDate. */
  age: z.int().min(0).max(150).nullable(),
  regionText: z.string().max(64).nullable(),
  followStatus: z.enum(followStatuses),
  firstChannelId: id.nullable(),
  firstChannelName: z.string().nullable(),
  lastChannelId: id.nullable(),
  lastChannelName: z.string().nullable(),
  registeredAt: instant,
  lastVisitAt: instant.nullable(),
  recordCount: z.int().nonnegative(),
  reportCount: z.int().nonnegative(),
  tags: z.array(z.string().max(limit.tag)).max(limit.tags),
  status: z.enum(memberStatuses),
  version,
});
export type Member = z.infer<typeof Member>;

const sortable = ['registeredAt', 'lastVisitAt', 'recordCount', 'memberNo'] as const;
export const MemberQuery = listQuery(sortable);
export type MemberQuery = Partial<z.output<typeof MemberQuery>>;

export const MemberList = listOf(Member);
export type MemberList = z.infer<typeof MemberList>;

export const memberApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/members',
    summary: 'A page of members, newest registration first unless sorted otherwise',
    query: MemberQuery,
    data: MemberList,
  }),
};
