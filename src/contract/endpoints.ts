import { analysisApi } from './analysis';
import { bannerApi } from './banner';
import { categoryApi } from './category';
import { channelApi } from './channel';
import { customServiceApi } from './custom-service';
import type { Endpoint } from './endpoint';
import { exportApi } from './export';
import { hospitalApi } from './hospital';
import { hotwordApi } from './hotword';
import { importApi } from './import';
import { jobApi } from './job';
import { logApi } from './log';
import { memberApi } from './member';
import { memberDetailApi } from './member-detail';
import { projectLinkApi } from './project-link';
import { projectOptionsApi } from './project-options';
import { resultHintApi } from './result-hint';
import { sessionApi } from './session';
import { uploadApi } from './upload';

/** Every call of the API, in the order of the OpenAPI file. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(sessionApi),
  ...Object.values(memberApi),
  ...Object.values(memberDetailApi),
  ...Object.values(logApi),
  ...Object.values(channelApi),
  ...Object.values(analysisApi),
  ...Object.values(hospitalApi),
  ...Object.values(bannerApi),
  ...Object.values(resultHintApi),
  ...Object.values(importApi),
  ...Object.values(exportApi),
  ...Object.values(categoryApi),
  ...Object.values(customServiceApi),
  ...Object.values(hotwordApi),
  ...Object.values(projectOptionsApi),
  ...Object.values(projectLinkApi),
  ...Object.values(uploadApi),
  ...Object.values(jobApi),
];
