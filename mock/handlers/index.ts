import { channelHandlers } from './channel';
import { exportHandlers } from './export';
import { fileHandlers } from './file';
import { jobHandlers } from './job';
import { memberHandlers } from './member';
import { sessionHandlers } from './session';

export const handlers = [
  ...sessionHandlers,
  ...memberHandlers,
  ...channelHandlers,
  ...exportHandlers,
  ...jobHandlers,
  ...fileHandlers,
];
