import { memberHandlers } from './member';
import { sessionHandlers } from './session';

export const handlers = [...sessionHandlers, ...memberHandlers];
