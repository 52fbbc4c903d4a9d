import { agreementTemplateApi } from '@/contract/agreement-template';
import type { Endpoint } from '@/contract/endpoint';
import { projectApi } from '@/contract/project';
import { projectFiguresApi } from '@/contract/project-figures';
import { projectLinkApi } from '@/contract/project-link';
import { quizVersionsApi } from '@/contract/quiz-versions';

/** APIs of the contract whose handlers come with their screens. One leaves the list with its first handler. */
const apis: readonly Record<string, Endpoint>[] = [
  agreementTemplateApi,
  projectApi,
  projectFiguresApi,
  projectLinkApi,
  quizVersionsApi,
];

/** The calls that the mock does not answer yet. */
export const unbuilt: readonly Endpoint[] = apis.flatMap((api) => Object.values(api));
