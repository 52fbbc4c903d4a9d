import { miniPages } from '../analysis/fixtures/page-list';
import { DAY_MS, dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import type { Sources, Step } from '../track/sources';
import { add, codeAt, draft, drawn, getDelay, NO_BYTE, settle } from './draft';
import { idNumber } from './ids';
import { packed } from './properties';
import type { DaySessions } from './sessions';

const MOST_ANSWERING_MS = 30 * 60_000;
const SECOND_MS = 1000;
const MOST_VALUE = 2 ** 24 - 1;

/** What can be pressed: its id, and what stands on it. The first ones are banners. */
export const elements = [
  ...['banner-1', 'banner-2', 'banner-3', 'banner-4', 'banner-5', 'banner-6'].map((id) => [id, null] as const),
  ['btn-start', '立即开始'],
  ['btn-detail', '查看详情'],
  ['btn-favourite', '收藏'],
  ['tab-mine', '我的'],
] as const;
const BANNERS = 6;

const depths = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7] as const;

/** Every page as often as it is visited. */
const visited = miniPages.flatMap(({ visits }, place) => Array<number>(visits).fill(place));
const pageAt = (path: string) => miniPages.findIndex((page) => page.path === path);
const quizIntro = pageAt('pages/quiz/intro');
const quizAnswer = pageAt('pages/quiz/answer');
const agreementPage = pageAt('pages/project/agreement');
const uploadPage = pageAt('pages/report/upload');
const projectPage = pageAt('pages/project/detail');
const searchPage = pageAt('pages/search/result');
const homePage = pageAt('pages/index/index');
const webPage = pageAt('pages/webview/index');
const servicePage = pageAt('pages/service/index');
const stays = miniPages.map(({ stay }) => stay);

/** What the events of a session are drawn with; one for all, for there are thousands. */
type Drawing = { random: Random; sources: Sources; session: number; day: number };

/** Adds an event on a page. @returns its place in the draft */
function on(page: number, { random, session }: Drawing, code: number, at: number) {
  const place = add(session, code, at, getDelay(random));
  draft.page[place] = page;
  return place;
}

function aboutStep(place: number, { projectId, recordId }: Step) {
  if (projectId !== null) draft.project[place] = idNumber(projectId);
  if (recordId !== null) draft.record[place] = idNumber(recordId);
  return place;
}

/** What the world knows that a member did, with what leads to it. */
function drawStep(drawing: Drawing, step: Step, steps: readonly Step[]) {
  const { int } = drawing.random;
  const start = dayNumberStart(drawing.day);
  const at = step.at - start;
  const tell = (page: number, code: number, when: number) => aboutStep(on(page, drawing, code, when), step);
  if (step.type === 'quizSubmit') tell(quizAnswer, codeAt.quizSubmit, at);
  if (step.type === 'reportUpload') tell(uploadPage, codeAt.reportUpload, at);
  if (step.type === 'agreementSign') {
    tell(agreementPage, codeAt.agreementView, at);
    tell(agreementPage, codeAt.agreementSign, at);
  }
  if (step.type !== 'quizStart') return;
  const submitted = steps.find(({ type, recordId }) => type === 'quizSubmit' && recordId === step.recordId);
  const end = submitted ? submitted.at - start : at + int(60, 600) * SECOND_MS;
  tell(quizIntro, codeAt.quizStart, at);
  for (let left = int(2, 4); left > 0; left -= 1) {
    draft.property[tell(quizAnswer, codeAt.quizAnswer, int(at, end))] = packed('question', int(1, 12));
  }
  // Late in the evening it is handed in on the next day.
  if (!submitted && at + MOST_ANSWERING_MS < DAY_MS) tell(quizAnswer, codeAt.quizAbandon, end);
}

/** What is done on a page beside looking at it; little, most of the time. */
function drawOnPage(drawing: Drawing, page: number, at: number, project: number) {
  const { int, chance, pick } = drawing.random;
  const { terms } = drawing.sources;
  const wants = int(0, 99);
  const later = at + int(1, 9) * SECOND_MS;
  const tell = (code: number, when: number, property = 0) => {
    const place = on(page, drawing, code, when);
    draft.project[place] = project;
    draft.property[place] = property;
    return place;
  };
  if (page === searchPage && terms.length > 0) {
    draft.term[tell(codeAt.search, at, packed('resultCount', int(0, 20)))] = int(0, terms.length - 1);
  } else if (page === homePage && wants < 60) {
    const banner = int(0, BANNERS - 1);
    draft.element[tell(codeAt.bannerView, at)] = banner;
    if (wants < 8) draft.element[tell(codeAt.bannerClick, later)] = banner;
  } else if (page === webPage) tell(codeAt.linkClick, later, packed('load', int(0, MOST_VALUE)));
  else if (page === servicePage && wants < 30) tell(codeAt.phoneCall, later);
  else if (wants < 22) draft.element[tell(codeAt.click, later)] = int(BANNERS, elements.length - 1);
  else if (wants < 26) tell(codeAt.share, later, packed(chance(0.8) ? 'friend' : 'timeline'));
  else if (wants < 28) tell(codeAt.subscribeMsg, later, packed(chance(0.7) ? 'accepted' : 'refused'));
  else if (wants === 99) tell(codeAt.error, later, packed('failure', pick(failures)));
}

/** What goes wrong does so again and again in the same ways. */
const failures = Array.from({ length: 60 }, (_, place) => place + 1);

/** A project that was online. */
function projectAt({ random, sources: { projects }, day }: Drawing, at: number) {
  const project = projects.length > 0 ? random.pick(projects) : undefined;
  return project && project.published < dayNumberStart(day) + at ? idNumber(project.id) : undefined;
}

/** Draws what was done in a session, within the day that it began on. */
export function drawSession(random: Random, sources: Sources, day: number, sessions: DaySessions, session: number) {
  const { int, pick } = random;
  const first = drawn();
  const drawing = { random, sources, session, day };
  const launchedAt = sessions.launchedAt[session] ?? 0;
  const visit = sessions.visits[sessions.visit[session] ?? -1];
  const steps = visit?.steps ?? [];
  // What happens in one millisecond stays in this order.
  const launch = add(session, codeAt.launch, launchedAt, getDelay(random));
  if (visit?.link?.projectId) draft.project[launch] = idNumber(visit.link.projectId);
  add(session, codeAt.show, launchedAt, getDelay(random));
  for (const step of steps) drawStep(drawing, step, steps);
  let at = launchedAt + int(200, 900);
  let referrer = NO_BYTE;
  for (let left = pick(depths); left > 0; left -= 1) {
    const page = pick(visited);
    const durationMs = Math.round(((stays[page] ?? 10) * SECOND_MS * int(20, 160)) / 100);
    const view = on(page, drawing, codeAt.pageView, at);
    draft.referrer[view] = referrer;
    draft.durationMs[view] = durationMs;
    const project = page === projectPage ? projectAt(drawing, at) : undefined;
    if (project !== undefined) draft.project[view] = project;
    drawOnPage(drawing, page, at, draft.project[view] ?? 0);
    at += durationMs;
    referrer = page;
  }
  for (let place = first; place < drawn(); place += 1) at = Math.max(at, draft.at[place] ?? 0);
  const hide = add(session, codeAt.hide, at, getDelay(random));
  draft.page[hide] = referrer;
  draft.durationMs[hide] = at - launchedAt;
  const skewMs = sessions.skewMs[session] ?? 0;
  if (skewMs !== 0) settle(first, skewMs, int(40, 2_500));
}
