import type { Member, MemberQuery } from '@/contract/member';
import { list } from './http';

export const listMembers = (query: MemberQuery) => list<Member>('/members', query);
