import { channelApi } from './channel';
import type { Endpoint } from './endpoint';
import { exportApi } from './export';
import { jobApi } from './job';
import { memberApi } from './member';
import { sessionApi } from './session';

/** Every call of the API, in the order of the OpenAPI file. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(sessionApi),
  ...Object.values(memberApi),
  ...Object.values(channelApi),
  ...Object.values(exportApi),
  ...Object.values(jobApi),
];
