import { agreement } from './agreement';
import { agreementTemplate } from './agreement-template';
import { analysis } from './analysis';
import { banner } from './banner';
import { category } from './category';
import { channel } from './channel';
import { channelLink } from './channel-link';
import { channelTrack } from './channel-track';
import { customService } from './custom-service';
import type { Entity } from './entity';
import { eventTrack } from './event-track';
import { followUp } from './follow-up';
import { hospital } from './hospital';
import { hotword } from './hotword';
import { job } from './job';
import { log } from './log';
import { member } from './member';
import { notification } from './notification';
import { project } from './project';
import { projectLink } from './project-link';
import { quiz } from './quiz';
import { record } from './record';
import { report } from './report';
import { resultHint } from './result-hint';
import { savedView } from './saved-view';
import { search } from './search';
import { session } from './session';
import { upload } from './upload';
import { workbench } from './workbench';

/** All entities of the mock. A new entity folder is registered only here. */
export const entities: readonly Entity[] = [
  session,
  member,
  log,
  channel,
  channelLink,
  channelTrack,
  eventTrack,
  analysis,
  hospital,
  category,
  hotword,
  customService,
  banner,
  resultHint,
  agreementTemplate,
  project,
  projectLink,
  quiz,
  record,
  report,
  agreement,
  followUp,
  savedView,
  workbench,
  upload,
  job,
  notification,
  search,
];
