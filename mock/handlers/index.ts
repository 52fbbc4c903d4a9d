import { analysisHandlers } from './analysis';
import { bannerHandlers } from './banner';
import { categoryHandlers } from './category';
import { channelHandlers } from './channel';
import { customServiceHandlers } from './custom-service';
import { exportHandlers } from './export';
import { fileHandlers } from './file';
import { hospitalHandlers } from './hospital';
import { hotwordHandlers } from './hotword';
import { importHandlers } from './import';
import { jobHandlers } from './job';
import { logHandlers } from './log';
import { memberHandlers } from './member';
import { projectHandlers } from './project';
import { resultHintHandlers } from './result-hint';
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
