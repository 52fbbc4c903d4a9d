import { projectOptionsApi } from '../../src/contract/project-options';
import { handle } from '../handle';
import { state } from '../state';

export const projectHandlers = [
  handle(projectOptionsApi.projects, () => state().world.projects),

  handle(projectOptionsApi.operators, () => state().world.operators),
];
