import { miniPages } from '../analysis/fixtures/page-list';
import { DAY_MS, dayNumberStart } from '../clock';
import type { Random } from '../fixtures/random';
import type { Sources, Step } from '../track/sources';
import { addEvent, codeIndex, correctTimes, draft, getDelay, getDraftCount, NO_BYTE } from './draft';
import { getIdNumber } from './ids';
import { packProperties } from './properties';
import type { DaySessions } from './sessions';

const MOST_ANSWERING_MS = 30 * 60_000;
const SECOND_MS = 1000;
const MOST_VALUE = 2 ** 24 - 1;

/** Clickable elements: id and text. Banners come first. */
export const elements = [
  ...['banner-1', 'banner-2', 'banner-3', 'banner-4', 'banner-5', 'banner-6'].map((id) => [id, null] as const),
  ['btn-start', '立即开始'],
  ['btn-detail', '查看详情'],
  ['btn-favourite', '收藏'],
  ['tab-mine', '我的'],
] as const;
const BANNERS = 6;

const depths = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7] as const;

/** Page indexes, each repeated in proportion to its visits. */
const visitedPages = miniPages.flatMap(({ visits }, place) => Array<number>(visits).fill(place));
const findPage = (path: string) => miniPages.findIndex((page) => page.path === path);
const quizIntro = findPage('pages/quiz/intro');
const quizAnswer = findPage('pages/quiz/answer');
const agreementPage = findPage('pages/project/agreement');
const uploadPage = findPage('pages/report/upload');
const projectPage = findPage('pages/project/detail');
const searchPage = findPage('pages/search/result');
const homePage = findPage('pages/index/index');
const webPage = findPage('pages/webview/index');
const servicePage = findPage('pages/service/index');
const stays = miniPages.map(({ stay }) => stay);

/** Context of the events of a session, created once per session because there are thousands of events. */
type SessionContext = { random: Random; sources: Sources; session: number; day: number };

/** Adds an event on a page. @returns its index in the draft */
function addOnPage(page: number, { random, session }: SessionContext, code: number, at: number) {
  const place = addEvent(session, code, at, getDelay(random));
  draft.page[place] = page;
  return place;
}

function setStepTarget(place: number, { projectId, recordId }: Step) {
  if (projectId !== null) draft.project[place] = getIdNumber(projectId);
  if (recordId !== null) draft.record[place] = getIdNumber(recordId);
  return place;
}

/** Adds the events of a step that the member's data contains. */
function addStepEvents(context: SessionContext, step: Step, steps: readonly Step[]) {
  const { int } = context.random;
  const start = dayNumberStart(context.day);
  const at = step.at - start;
  const addStepEvent = (page: number, code: number, when: number) =>
    setStepTarget(addOnPage(page, context, code, when), step);
  if (step.type === 'quizSubmit') addStepEvent(quizAnswer, codeIndex.quizSubmit, at);
  if (step.type === 'reportUpload') addStepEvent(uploadPage, codeIndex.reportUpload, at);
  if (step.type === 'agreementSign') {
    addStepEvent(agreementPage, codeIndex.agreementView, at);
    addStepEvent(agreementPage, codeIndex.agreementSign, at);
  }
  if (step.type !== 'quizStart') return;
  const submitted = steps.find(({ type, recordId }) => type === 'quizSubmit' && recordId === step.recordId);
  const end = submitted ? submitted.at - start : at + int(60, 600) * SECOND_MS;
  addStepEvent(quizIntro, codeIndex.quizStart, at);
  for (let left = int(2, 4); left > 0; left -= 1) {
    draft.property[addStepEvent(quizAnswer, codeIndex.quizAnswer, int(at, end))] = packProperties(
      'question',
      int(1, 12),
    );
  }
  // Late in the evening the quiz may be submitted the next day.
  if (!submitted && at + MOST_ANSWERING_MS < DAY_MS) addStepEvent(quizAnswer, codeIndex.quizAbandon, end);
}

/** Adds what happens on a page besides viewing it, which is rare. */
function addPageEvents(context: SessionContext, page: number, at: number, project: number) {
  const { int, chance, pick } = context.random;
  const { terms } = context.sources;
  const wants = int(0, 99);
  const later = at + int(1, 9) * SECOND_MS;
  const addPageEvent = (code: number, when: number, property = 0) => {
    const place = addOnPage(page, context, code, when);
    draft.project[place] = project;
    draft.property[place] = property;
    return place;
  };
  if (page === searchPage && terms.length > 0) {
    draft.term[addPageEvent(codeIndex.search, at, packProperties('resultCount', int(0, 20)))] = int(
      0,
      terms.length - 1,
    );
  } else if (page === homePage && wants < 60) {
    const banner = int(0, BANNERS - 1);
    draft.element[addPageEvent(codeIndex.bannerView, at)] = banner;
    if (wants < 8) draft.element[addPageEvent(codeIndex.bannerClick, later)] = banner;
  } else if (page === webPage) addPageEvent(codeIndex.linkClick, later, packProperties('load', int(0, MOST_VALUE)));
  else if (page === servicePage && wants < 30) addPageEvent(codeIndex.phoneCall, later);
  else if (wants < 22) draft.element[addPageEvent(codeIndex.click, later)] = int(BANNERS, elements.length - 1);
  else if (wants < 26) addPageEvent(codeIndex.share, later, packProperties(chance(0.8) ? 'friend' : 'timeline'));
  else if (wants < 28)
    addPageEvent(codeIndex.subscribeMsg, later, packProperties(chance(0.7) ? 'accepted' : 'refused'));
  else if (wants === 99) addPageEvent(codeIndex.error, later, packProperties('failure', pick(failures)));
}

/** Seeds of a limited set of errors, so that the same ones occur repeatedly. */
const failures = Array.from({ length: 60 }, (_, place) => place + 1);

/** Random project that is published at `at`. */
function pickProject({ random, sources: { projects }, day }: SessionContext, at: number) {
  const project = projects.length > 0 ? random.pick(projects) : undefined;
  return project && project.published < dayNumberStart(day) + at ? getIdNumber(project.id) : undefined;
}

/** Generates the events of a session, within the day on which it started. */
export function addSessionEvents(
  random: Random,
  sources: Sources,
  day: number,
  sessions: DaySessions,
  session: number,
) {
  const { int, pick } = random;
  const first = getDraftCount();
  const context = { random, sources, session, day };
  const launchedAt = sessions.launchedAt[session] ?? 0;
  const visit = sessions.visits[sessions.visit[session] ?? -1];
  const steps = visit?.steps ?? [];
  // Events of the same millisecond keep this order.
  const launch = addEvent(session, codeIndex.launch, launchedAt, getDelay(random));
  if (visit?.link?.projectId) draft.project[launch] = getIdNumber(visit.link.projectId);
  addEvent(session, codeIndex.show, launchedAt, getDelay(random));
  for (const step of steps) addStepEvents(context, step, steps);
  let at = launchedAt + int(200, 900);
  let referrer = NO_BYTE;
  for (let left = pick(depths); left > 0; left -= 1) {
    const page = pick(visitedPages);
    const durationMs = Math.round(((stays[page] ?? 10) * SECOND_MS * int(20, 160)) / 100);
    const view = addOnPage(page, context, codeIndex.pageView, at);
    draft.referrer[view] = referrer;
    draft.durationMs[view] = durationMs;
    const project = page === projectPage ? pickProject(context, at) : undefined;
    if (project !== undefined) draft.project[view] = project;
    addPageEvents(context, page, at, draft.project[view] ?? 0);
    at += durationMs;
    referrer = page;
  }
  for (let place = first; place < getDraftCount(); place += 1) at = Math.max(at, draft.at[place] ?? 0);
  const hide = addEvent(session, codeIndex.hide, at, getDelay(random));
  draft.page[hide] = referrer;
  draft.durationMs[hide] = at - launchedAt;
  const skewMs = sessions.skewMs[session] ?? 0;
  if (skewMs !== 0) correctTimes(first, skewMs, int(40, 2_500));
}
