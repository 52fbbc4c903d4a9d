import { analysisHandlers } from './analysis/handlers';
import { bannerHandlers } from './banner/handlers';
import { categoryHandlers } from './category/handlers';
import { channelHandlers } from './channel';
import { customServiceHandlers } from './custom-service/handlers';
import { fileHandlers } from './export/file-handlers';
import { exportHandlers } from './export/handlers';
import { hospitalHandlers } from './hospital/handlers';
import { hotwordHandlers } from './hotword/handlers';
import { importHandlers } from './import/handlers';
import { jobHandlers } from './job';
import { logHandlers } from './log';
import { memberHandlers } from './member/handlers';
import { projectHandlers } from './project';
import { resultHintHandlers } from './result-hint/handlers';
import { sessionHandlers } from './session';
import { uploadHandlers } from './upload';

export const handlers = [
  ...sessionHandlers,
  ...memberHandlers,
  ...logHandlers,
  ...channelHandlers,
  ...analysisHandlers,
  ...importHandlers,
  ...hospitalHandlers,
  ...bannerHandlers,
  ...resultHintHandlers,
  ...exportHandlers,
  ...categoryHandlers,
  ...customServiceHandlers,
  ...hotwordHandlers,
  ...projectHandlers,
  ...uploadHandlers,
  ...jobHandlers,
  ...fileHandlers,
];
