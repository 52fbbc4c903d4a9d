import type { ExistingCheck, ResourceScenario } from '../steps/scenario';
import { agreementProofCheck } from './agreement-proof';
import { agreementTemplateScenario } from './agreement-template';
import { bannerScenario } from './banner';
import { categoryScenario } from './category';
import { channelScenario } from './channel';
import { channelLinkScenario } from './channel-link';
import { customServiceCheck } from './custom-service';
import { followUpScenario } from './follow-up';
import { hospitalScenario } from './hospital';
import { hotwordScenario } from './hotword';
import { memberCheck } from './member';
import { pageNameCheck } from './page-name';
import { projectScenario } from './project';
import { projectLinkScenario } from './project-link';
import { quizScenario } from './quiz';
import { recordCheck } from './record';
import { reportScenario } from './report';
import { resultHintScenario } from './result-hint';
import { savedViewScenario } from './saved-view';
import { untouched } from './untouched';

/** All scenarios. Resources that others depend on come first. */
export const scenarios: readonly (ResourceScenario | ExistingCheck)[] = [
  hotwordScenario,
  categoryScenario,
  bannerScenario,
  hospitalScenario,
  channelScenario,
  channelLinkScenario,
  projectScenario,
  projectLinkScenario,
  resultHintScenario,
  quizScenario,
  agreementTemplateScenario,
  savedViewScenario,
  followUpScenario,
  reportScenario,
  customServiceCheck,
  pageNameCheck,
  memberCheck,
  recordCheck,
  agreementProofCheck,
  ...untouched,
];
