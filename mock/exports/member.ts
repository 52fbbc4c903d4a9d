import type { Member } from '../../src/contract/member';
import type { Language } from '../messages';
import { type Column, inLanguage, joined, lineOf, type Texts } from './column';

const genders: Record<Member['gender'], Texts> = {
  unknown: ['未知', 'Unknown'],
  male: ['男', 'Male'],
  female: ['女', 'Female'],
};
const followStatuses: Record<Member['followStatus'], Texts> = {
  never: ['未关注', 'Never followed'],
  following: ['已关注', 'Following'],
  unfollowed: ['已取关', 'Unfollowed'],
};
const statuses: Record<Member['status'], Texts> = {
  active: ['正常', 'Active'],
  disabled: ['已禁用', 'Disabled'],
  cancelled: ['已注销', 'Cancelled'],
};

/** Instants of the server are in the business time zone already. */
const instant = (text: string | null) => text && `${text.slice(0, 10)} ${text.slice(11, 19)}`;

/** The columns of Member List, as its file has them: what is masked there is masked here. */
export const memberColumns: readonly Column<Member>[] = [
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['昵称', 'Nickname'], width: 20, cell: ({ nickname }) => nickname },
  { title: ['姓名', 'Name'], width: 12, cell: ({ realNameMasked }) => realNameMasked },
  { title: ['手机号', 'Mobile'], width: 14, cell: ({ mobileMasked }) => mobileMasked },
  { title: ['性别', 'Gender'], width: 8, cell: ({ gender }, language) => inLanguage(genders[gender], language) },
  { title: ['年龄', 'Age'], width: 6, cell: ({ age }) => age },
  { title: ['地区', 'Region'], width: 28, cell: ({ regionText }) => regionText },
  {
    title: ['关注状态', 'Official account'],
    width: 14,
    cell: ({ followStatus }, language) => inLanguage(followStatuses[followStatus], language),
  },
  { title: ['首次渠道', 'First channel'], width: 28, cell: ({ firstChannelName }) => firstChannelName },
  { title: ['最近渠道', 'Latest channel'], width: 28, cell: ({ lastChannelName }) => lastChannelName },
  { title: ['标签', 'Tags'], width: 24, cell: ({ tags }, language) => joined(tags, language) },
  { title: ['记录数', 'Records'], width: 8, cell: ({ recordCount }) => recordCount },
  { title: ['报告数', 'Reports'], width: 8, cell: ({ reportCount }) => reportCount },
  { title: ['注册时间', 'Registered'], width: 20, cell: ({ registeredAt }) => instant(registeredAt) },
  { title: ['最近访问', 'Last visit'], width: 20, cell: ({ lastVisitAt }) => instant(lastVisitAt) },
  { title: ['状态', 'Status'], width: 10, cell: ({ status }, language) => inLanguage(statuses[status], language) },
];

export const memberLine = (member: Member, language: Language) => lineOf(memberColumns, member, language);
