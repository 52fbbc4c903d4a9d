import { ContractGap } from './contract-gap';

type Tag = {
  description: string;
  /** Noun for the entity behind `{id}` in its paths. */
  one?: string;
  /** First segments of its paths. */
  paths: readonly string[];
};

/** Groups of calls in the order of the document. */
const tags: Record<string, Tag> = {
  Session: { description: 'Signing in and out, and who is signed in', paths: ['login', 'logout', 'currentUser'] },
  Workbench: { description: 'What waits for the signed-in operator', paths: ['workbench'] },
  Members: { description: 'People who registered in the mini program', one: 'member', paths: ['members'] },
  Projects: {
    description: 'Screening, consulting, recruiting and education projects',
    one: 'project',
    paths: ['projects'],
  },
  ProjectLinks: {
    description: 'Content links of a project that members are shown',
    one: 'link of a project',
    paths: ['project-links'],
  },
  Quizzes: {
    description: 'The questionnaire of a project: its draft, its published versions, its review',
    one: 'quiz, a draft or a version',
    paths: ['quizzes'],
  },
  Records: {
    description: 'Answered quizzes, which operators review, refer and close',
    one: 'record',
    paths: ['records'],
  },
  Agreements: { description: 'Consents that members signed', one: 'agreement', paths: ['agreements'] },
  AgreementTemplates: {
    description: 'Texts of agreements, in versions',
    one: 'agreement template',
    paths: ['agreement-templates'],
  },
  FollowUps: {
    description: 'Contacts that operators owe patients, and their figures',
    one: 'follow-up',
    paths: ['follow-ups', 'follow-summary'],
  },
  Reports: {
    description: 'Medical reports that members upload and operators review',
    one: 'report',
    paths: ['reports'],
  },
  Channels: {
    description: 'Where members come from',
    one: 'channel',
    paths: ['channels'],
  },
  ChannelLinks: {
    description: 'Promotional links and codes of channels',
    one: 'link of a channel',
    paths: ['channel-links', 'channel-code-quota'],
  },
  ChannelTracks: {
    description: 'What members did after they came by a channel',
    one: 'channel track',
    paths: ['channel-tracks'],
  },
  EventTracks: { description: 'Events of the mini program', one: 'event', paths: ['event-tracks'] },
  Hotwords: { description: 'Search suggestions of the mini program', one: 'hotword', paths: ['hotwords'] },
  Categories: { description: 'Categories of projects, in a tree', one: 'category', paths: ['categories'] },
  Hospitals: { description: 'Pilot hospitals, to which patients are referred', one: 'hospital', paths: ['hospitals'] },
  Banners: { description: 'Pictures with links in the mini program', one: 'banner', paths: ['banners'] },
  ResultHints: {
    description: 'What members are told after a quiz, by their result',
    one: 'result hint',
    paths: ['result-hints'],
  },
  CustomService: { description: 'How members reach the service', paths: ['custom-service'] },
  Analysis: { description: 'Figures of the mini program, as its platform gives them', paths: ['analysis'] },
  Imports: { description: 'Files of rows that are checked and taken in', one: 'import', paths: ['imports'] },
  Jobs: {
    description: 'Work that takes longer than an answer, exports included, and the files that come of it',
    one: 'job',
    paths: ['jobs', 'exports', 'files'],
  },
  Uploads: { description: 'Pictures and papers that are kept for later use', paths: ['uploads'] },
  Logs: { description: 'Who changed what, and who saw personal data', paths: ['change-logs', 'access-logs'] },
  Notifications: { description: 'What the signed-in operator is told', paths: ['notifications'] },
  SavedViews: { description: 'Filters and columns of a list under a name', one: 'saved view', paths: ['saved-views'] },
  Search: { description: 'Things of all kinds by their numbers', paths: ['search'] },
  Operators: {
    description: 'People who work with the console, and handing work over between them',
    paths: ['operators', 'handovers'],
  },
};

/** The tag of a path such as `/members/:id`, and the noun for its `:id`. */
export function getTag(path: string) {
  const first = path.split('/')[1] ?? '';
  const found = Object.entries(tags).find(([, { paths }]) => paths.includes(first));
  if (!found) throw new ContractGap(`Add a tag for ${path} to config/scripts/openapi/tags.ts.`);
  const [name, { one }] = found;
  return { name, one };
}

/** `tags` of the document. */
export const tagList = Object.entries(tags).map(([name, { description }]) => ({ name, description }));
