import type { Life, Visit } from '../life/life';
import { agreementProofVisit } from './agreement-proof';
import { agreementTemplateLife } from './agreement-template';
import { bannerLife } from './banner';
import { categoryLife } from './category';
import { channelLife } from './channel';
import { channelLinkLife } from './channel-link';
import { customServiceVisit } from './custom-service';
import { followUpLife } from './follow-up';
import { hospitalLife } from './hospital';
import { hotwordLife } from './hotword';
import { memberVisit } from './member';
import { pageNameVisit } from './page-name';
import { projectLife } from './project';
import { projectLinkLife } from './project-link';
import { quizLife } from './quiz';
import { recordVisit } from './record';
import { reportLife } from './report';
import { resultHintLife } from './result-hint';
import { savedViewLife } from './saved-view';
import { untouched } from './untouched';

/** Every kind of thing that has a life of its own, what others stand on first. */
export const lives: readonly (Life | Visit)[] = [
  hotwordLife,
  categoryLife,
  bannerLife,
  hospitalLife,
  channelLife,
  channelLinkLife,
  projectLife,
  projectLinkLife,
  resultHintLife,
  quizLife,
  agreementTemplateLife,
  savedViewLife,
  followUpLife,
  reportLife,
  customServiceVisit,
  pageNameVisit,
  memberVisit,
  recordVisit,
  agreementProofVisit,
  ...untouched,
];
