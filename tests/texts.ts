import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The sections that tests use. */
type Messages = {
  accessSource: typeof import('../src/locales/zh-CN/accessSource').default;
  agreement: typeof import('../src/locales/zh-CN/agreement').default;
  agreementTemplate: typeof import('../src/locales/zh-CN/agreementTemplate').default;
  analysis: typeof import('../src/locales/zh-CN/analysis').default;
  analysisRetain: typeof import('../src/locales/zh-CN/analysisRetain').default;
  app: typeof import('../src/locales/zh-CN/app').default;
  banner: typeof import('../src/locales/zh-CN/banner').default;
  category: typeof import('../src/locales/zh-CN/category').default;
  channel: typeof import('../src/locales/zh-CN/channel').default;
  channelImport: typeof import('../src/locales/zh-CN/channelImport').default;
  channelLink: typeof import('../src/locales/zh-CN/channelLink').default;
  channelTrack: typeof import('../src/locales/zh-CN/channelTrack').default;
  copy: typeof import('../src/locales/zh-CN/copy').default;
  customService: typeof import('../src/locales/zh-CN/customService').default;
  distribution: typeof import('../src/locales/zh-CN/distribution').default;
  error: typeof import('../src/locales/zh-CN/error').default;
  eventTrack: typeof import('../src/locales/zh-CN/eventTrack').default;
  exception: typeof import('../src/locales/zh-CN/exception').default;
  form: typeof import('../src/locales/zh-CN/form').default;
  handover: typeof import('../src/locales/zh-CN/handover').default;
  hospital: typeof import('../src/locales/zh-CN/hospital').default;
  hotword: typeof import('../src/locales/zh-CN/hotword').default;
  import: typeof import('../src/locales/zh-CN/import').default;
  input: typeof import('../src/locales/zh-CN/input').default;
  job: typeof import('../src/locales/zh-CN/job').default;
  link: typeof import('../src/locales/zh-CN/link').default;
  linkEdit: typeof import('../src/locales/zh-CN/linkEdit').default;
  list: typeof import('../src/locales/zh-CN/list').default;
  log: typeof import('../src/locales/zh-CN/log').default;
  login: typeof import('../src/locales/zh-CN/login').default;
  member: typeof import('../src/locales/zh-CN/member').default;
  memberDetail: typeof import('../src/locales/zh-CN/memberDetail').default;
  menu: typeof import('../src/locales/zh-CN/menu').default;
  notFound: typeof import('../src/locales/zh-CN/notFound').default;
  notification: typeof import('../src/locales/zh-CN/notification').default;
  palette: typeof import('../src/locales/zh-CN/palette').default;
  portrait: typeof import('../src/locales/zh-CN/portrait').default;
  project: typeof import('../src/locales/zh-CN/project').default;
  projectDetail: typeof import('../src/locales/zh-CN/projectDetail').default;
  projectEdit: typeof import('../src/locales/zh-CN/projectEdit').default;
  projectLink: typeof import('../src/locales/zh-CN/projectLink').default;
  projectSteps: typeof import('../src/locales/zh-CN/projectSteps').default;
  quiz: typeof import('../src/locales/zh-CN/quiz').default;
  quizCanvas: typeof import('../src/locales/zh-CN/quizCanvas').default;
  quizBegin: typeof import('../src/locales/zh-CN/quizBegin').default;
  quizEdit: typeof import('../src/locales/zh-CN/quizEdit').default;
  quizPanel: typeof import('../src/locales/zh-CN/quizPanel').default;
  quizLogic: typeof import('../src/locales/zh-CN/quizLogic').default;
  quizLog: typeof import('../src/locales/zh-CN/quizLog').default;
  quizPublish: typeof import('../src/locales/zh-CN/quizPublish').default;
  quizTrial: typeof import('../src/locales/zh-CN/quizTrial').default;
  quizScoring: typeof import('../src/locales/zh-CN/quizScoring').default;
  quizPaste: typeof import('../src/locales/zh-CN/quizPaste').default;
  followSummary: typeof import('../src/locales/zh-CN/followSummary').default;
  followUp: typeof import('../src/locales/zh-CN/followUp').default;
  record: typeof import('../src/locales/zh-CN/record').default;
  recordDetail: typeof import('../src/locales/zh-CN/recordDetail').default;
  recordWork: typeof import('../src/locales/zh-CN/recordWork').default;
  report: typeof import('../src/locales/zh-CN/report').default;
  reportReview: typeof import('../src/locales/zh-CN/reportReview').default;
  resultHint: typeof import('../src/locales/zh-CN/resultHint').default;
  review: typeof import('../src/locales/zh-CN/review').default;
  reveal: typeof import('../src/locales/zh-CN/reveal').default;
  savedView: typeof import('../src/locales/zh-CN/savedView').default;
  shortcut: typeof import('../src/locales/zh-CN/shortcut').default;
  undo: typeof import('../src/locales/zh-CN/undo').default;
  welcome: typeof import('../src/locales/zh-CN/welcome').default;
  workCalendar: typeof import('../src/locales/zh-CN/workCalendar').default;
  visitPage: typeof import('../src/locales/zh-CN/visitPage').default;
};

/** Loads all sections of a language, including those that load with a screen; each file is named after its section. */
async function allTexts(locale: 'zh-CN' | 'en-US') {
  const folder = resolve(process.cwd(), 'src/locales', locale);
  const sections = readdirSync(folder).map(async (file) => {
    const { default: texts } = await import(pathToFileURL(resolve(folder, file)).href);
    return [basename(file, '.ts'), texts];
  });
  return Object.fromEntries(await Promise.all(sections)) as Messages;
}

export const zhCN = await allTexts('zh-CN');
export const enUS = await allTexts('en-US');
