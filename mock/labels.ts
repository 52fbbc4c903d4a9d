import enAgreement from '../src/locales/en-US/agreement';
import enChannel from '../src/locales/en-US/channel';
import enChannelLink from '../src/locales/en-US/channelLink';
import enChannelTrack from '../src/locales/en-US/channelTrack';
import enEventTrack from '../src/locales/en-US/eventTrack';
import enFollowUp from '../src/locales/en-US/followUp';
import enHospital from '../src/locales/en-US/hospital';
import enMember from '../src/locales/en-US/member';
import enMemberDetail from '../src/locales/en-US/memberDetail';
import enProject from '../src/locales/en-US/project';
import enRecord from '../src/locales/en-US/record';
import enRecordDetail from '../src/locales/en-US/recordDetail';
import enRecordWork from '../src/locales/en-US/recordWork';
import enReport from '../src/locales/en-US/report';
import zhAgreement from '../src/locales/zh-CN/agreement';
import zhChannel from '../src/locales/zh-CN/channel';
import zhChannelLink from '../src/locales/zh-CN/channelLink';
import zhChannelTrack from '../src/locales/zh-CN/channelTrack';
import zhEventTrack from '../src/locales/zh-CN/eventTrack';
import zhFollowUp from '../src/locales/zh-CN/followUp';
import zhHospital from '../src/locales/zh-CN/hospital';
import zhMember from '../src/locales/zh-CN/member';
import zhMemberDetail from '../src/locales/zh-CN/memberDetail';
import zhProject from '../src/locales/zh-CN/project';
import zhRecord from '../src/locales/zh-CN/record';
import zhRecordDetail from '../src/locales/zh-CN/recordDetail';
import zhRecordWork from '../src/locales/zh-CN/recordWork';
import zhReport from '../src/locales/zh-CN/report';
import type { Texts } from './language';

const sections = {
  agreement: [zhAgreement, enAgreement],
  channel: [zhChannel, enChannel],
  channelLink: [zhChannelLink, enChannelLink],
  channelTrack: [zhChannelTrack, enChannelTrack],
  eventTrack: [zhEventTrack, enEventTrack],
  followUp: [zhFollowUp, enFollowUp],
  hospital: [zhHospital, enHospital],
  member: [zhMember, enMember],
  memberDetail: [zhMemberDetail, enMemberDetail],
  project: [zhProject, enProject],
  record: [zhRecord, enRecord],
  recordDetail: [zhRecordDetail, enRecordDetail],
  recordWork: [zhRecordWork, enRecordWork],
  report: [zhReport, enReport],
} as const;

type Sections = typeof sections;
type Key = { [Name in keyof Sections]: `${Name}.${keyof Sections[Name][0] & string}` }[keyof Sections];
type ValueOf<Prefix extends string> = Key extends infer Each
  ? Each extends `${Prefix}.${infer Value}`
    ? Value
    : never
  : never;

const texts = new Map<string, Texts>();
for (const [section, [chinese, english]] of Object.entries(sections))
  for (const [key, text] of Object.entries<string>(chinese))
    texts.set(`${section}.${key}`, [text, (english as Record<string, string>)[key] ?? text]);

/** Text of the console, so that file headers match the columns on the screen. */
export const label = (key: Key): Texts => texts.get(key) ?? [key, key];

/**
 * Texts of the console for the values of an enum.
 *
 * @param prefix common prefix of their keys, such as `member.status` for `member.status.active`
 */
export const labels = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(
    [...texts]
      .filter(([key]) => key.startsWith(`${prefix}.`))
      .map(([key, text]) => [key.slice(prefix.length + 1), text]),
  ) as Record<ValueOf<Prefix>, Texts>;
