import type { EventTrack } from '../../src/contract/event-track';
import { type MiniPage, miniPages } from '../analysis/fixtures/page-list';
import { dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import type { Sources, Step } from '../track/sources';
import type { Session } from './sessions';

type OfEvent =
  | 'id'
  | 'eventCode'
  | 'projectId'
  | 'recordId'
  | 'elementId'
  | 'elementText'
  | 'durationMs'
  | 'properties';

/** An event as it is made: what is the same in all of a session stands once, names follow from the world. */
export type EventRow = Pick<EventTrack, OfEvent> & {
  /** In milliseconds. */
  at: number;
  /** How much later it was received, in milliseconds. */
  delayMs: number;
  page: MiniPage | null;
  referrer: MiniPage | null;
  /** What was searched for, which is never shown beside who did. */
  term: string | null;
  session: Session;
};

const MOST_ANSWERING_MS = 30 * 60_000;
const SECOND_MS = 1000;

const banners = ['banner-1', 'banner-2', 'banner-3', 'banner-4', 'banner-5', 'banner-6'] as const;
const depths = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7] as const;
const buttons = [
  ['btn-start', '立即开始'],
  ['btn-detail', '查看详情'],
  ['btn-favourite', '收藏'],
  ['tab-mine', '我的'],
] as const;

/** Every page as often as it is visited. */
const visited = miniPages.flatMap((page) => Array<MiniPage>(page.visits).fill(page));
const pageAt = (path: string) => miniPages.find((page) => page.path === path) ?? null;
const [quizIntro, quizAnswer, agreementPage, uploadPage] = [
  'pages/quiz/intro',
  'pages/quiz/answer',
  'pages/project/agreement',
  'pages/report/upload',
].map(pageAt);

/** What an operator can know of an event beside its fields: none of it personal, none of it an answer. */
const none: EventTrack['properties'] = {};

type More = Partial<Omit<EventRow, 'id' | 'eventCode' | 'at' | 'delayMs' | 'session'>>;

// One object literal for all, without its number yet: a day has thousands of them.
const eventOf = (session: Session, eventCode: EventRow['eventCode'], at: number, more: More): EventRow => ({
  id: '',
  eventCode,
  at,
  delayMs: 0,
  session,
  page: more.page ?? null,
  referrer: more.referrer ?? null,
  projectId: more.projectId ?? null,
  recordId: more.recordId ?? null,
  elementId: more.elementId ?? null,
  elementText: more.elementText ?? null,
  durationMs: more.durationMs ?? null,
  term: more.term ?? null,
  properties: more.properties ?? none,
});

/** What the world knows that a member did, with what leads to it. */
function ofStep({ int }: Random, session: Session, { type, at, projectId, recordId }: Step, day: number): EventRow[] {
  const about = { projectId, recordId };
  if (type === 'quizSubmit') return [eventOf(session, type, at, { ...about, page: quizAnswer })];
  if (type === 'reportUpload') return [eventOf(session, type, at, { ...about, page: uploadPage })];
  if (type === 'agreementSign') {
    const page = agreementPage;
    return [eventOf(session, 'agreementView', at, { ...about, page }), eventOf(session, type, at, { ...about, page })];
  }
  if (type !== 'quizStart') return [];
  const submitted = session.steps.find((step) => step.type === 'quizSubmit' && step.recordId === recordId);
  const end = submitted?.at ?? at + int(60, 600) * SECOND_MS;
  const answers = Array.from({ length: int(2, 4) }, () =>
    eventOf(session, 'quizAnswer', int(at, end), { ...about, page: quizAnswer, properties: { question: int(1, 12) } }),
  );
  // Late in the evening it is handed in on the next day.
  const isAbandoned = !submitted && at + MOST_ANSWERING_MS < dayNumberStart(day + 1);
  const abandoned = isAbandoned ? [eventOf(session, 'quizAbandon', end, { ...about, page: quizAnswer })] : [];
  return [eventOf(session, type, at, { ...about, page: quizIntro }), ...answers, ...abandoned];
}

type View = { at: number; page: MiniPage; referrer: MiniPage | null; projectId: string | null };

/** What is done on a page beside looking at it; little, most of the time. */
function onPage(
  { int, chance, pick }: Random,
  { terms }: Sources,
  session: Session,
  { at, page, projectId }: View,
): EventRow[] {
  const on = { page, projectId };
  const [wants, later] = [int(0, 99), at + int(1, 9) * SECOND_MS];
  if (page.path === 'pages/search/result') {
    const properties = { resultCount: int(0, 20) };
    return [eventOf(session, 'search', at, { ...on, term: pick(terms), properties })];
  }
  if (page.path === 'pages/index/index' && wants < 60) {
    const banner = { ...on, elementId: pick(banners) };
    const seen = eventOf(session, 'bannerView', at, banner);
    return wants < 8 ? [seen, eventOf(session, 'bannerClick', later, banner)] : [seen];
  }
  if (page.path === 'pages/webview/index') return [eventOf(session, 'linkClick', later, on)];
  if (page.path === 'pages/service/index' && wants < 30) return [eventOf(session, 'phoneCall', later, on)];
  if (wants < 22) {
    const [elementId, elementText] = pick(buttons);
    return [eventOf(session, 'click', later, { ...on, elementId, elementText })];
  }
  if (wants < 26)
    return [eventOf(session, 'share', later, { ...on, properties: { to: chance(0.8) ? 'friend' : 'timeline' } })];
  if (wants < 28) return [eventOf(session, 'subscribeMsg', later, { ...on, properties: { accepted: chance(0.7) } })];
  return wants === 99 ? [eventOf(session, 'error', later, { ...on, properties: { code: 'network.timeout' } })] : [];
}

/** What was done in a session, within the day that it began on. */
export function eventsOfSession(random: Random, sources: Sources, session: Session, day: number): EventRow[] {
  const { int, pick } = random;
  const { launchedAt, steps } = session;
  // What happens in one millisecond stays in this order.
  const script = [
    eventOf(session, 'launch', launchedAt, { projectId: session.projectId }),
    eventOf(session, 'show', launchedAt, {}),
    ...steps.flatMap((step) => ofStep(random, session, step, day)),
  ];
  let at = launchedAt + int(200, 900);
  let referrer: MiniPage | null = null;
  for (let left = pick(depths); left > 0; left -= 1) {
    const page = pick(visited);
    const durationMs = Math.round((page.stay * SECOND_MS * int(20, 160)) / 100);
    const view: View = {
      at,
      page,
      referrer,
      projectId: page.path === 'pages/project/detail' ? projectAt(random, sources, at) : null,
    };
    script.push(eventOf(session, 'pageView', at, { ...view, durationMs }), ...onPage(random, sources, session, view));
    at += durationMs;
    referrer = page;
  }
  const last = script.reduce((end, one) => Math.max(end, one.at), at);
  script.push(eventOf(session, 'hide', last, { page: referrer, durationMs: last - launchedAt }));
  const end = dayNumberStart(day + 1);
  return script.filter((one) => one.at < end);
}

/** A project that was online. */
function projectAt({ pick }: Random, { projects }: Sources, at: number) {
  const { id, published } = pick(projects);
  return published < at ? id : null;
}
