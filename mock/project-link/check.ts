import type { z } from 'zod';
import { projectLink as limit } from '../../src/contract/limits/project-link';
import type { ProjectLinkInput } from '../../src/contract/project-link';
import { isSameTarget } from '../../src/domain/link/parts';
import { getNextSort } from '../../src/domain/next-place';
import { isTitleTaken } from '../../src/domain/project-link/title';
import { Fault } from '../fault';
import { keptLink, refusedParts } from '../link/check';
import { linkMessages } from '../link/messages';
import { type Message, messages } from '../messages';
import { projectMessages } from '../project/messages';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import { paperAt } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';
import { projectLinkTable } from './table';

export type Input = z.output<typeof ProjectLinkInput>;

const getLinks = (project: string) => projectLinkTable.rows().filter(({ projectId }) => projectId === project);

/** The codes of the levels that a project's quiz results in: the published one, else its draft; none without a quiz. */
export function levelCodesIn(project: string): string[] {
  const versions = state().world.quizzes.filter(({ projectId }) => projectId === project);
  const quiz = (['published', 'draft'] as const)
    .map((wanted) => versions.find(({ status }) => status === wanted))
    .find((version) => version !== undefined);
  return quiz?.resultLevels.flatMap(({ code, dimensionId }) => (dimensionId === null ? [code] : [])) ?? [];
}

/** @throws Fault 403 where the project is archived, 422 where there is none */
export function checkOpen(projectId: string) {
  const project = projectTable.rows().find(({ id }) => id === projectId);
  if (!project) refuse({ projectId: messages.projectUnknown });
  if (project?.status === 'archived') throw new Fault(projectMessages.projectStatus);
}

/** @throws Fault 403 where the project has as many links as it can have */
export function checkRoom(projectId: string) {
  if (getLinks(projectId).length >= limit.maxPerProject) throw new Fault(projectLinkMessages.projectLinksFull);
}

type Named = Pick<ProjectLinkRow, 'projectId' | 'title'>;

/** Why a link cannot have this title in its project. */
export function titleProblem({ projectId, title }: Named, ownId?: string): Message | undefined {
  return isTitleTaken(title, getLinks(projectId), ownId) ? projectLinkMessages.linkTitleTaken : undefined;
}

/** The place after all links of a project. */
export const lastPlace = (projectId: string) => getNextSort(getLinks(projectId).map(({ sort }) => sort));

/** @throws Fault 422 with what is wrong with each field */
export function checkedLink(input: Input, row?: ProjectLinkRow) {
  const levels = levelCodesIn(input.projectId);
  const link = keptLink(input);
  refuse({
    ...refusedParts(input),
    projectId: row && row.projectId !== input.projectId ? projectLinkMessages.projectFixed : undefined,
    title: titleProblem(input, row?.id),
    ...(link.fileUrl && !paperAt(link.fileUrl) && { fileUrl: linkMessages.fileUnknown }),
    levelCodes: input.levelCodes.every((code) => levels.includes(code))
      ? undefined
      : projectLinkMessages.linkLevelUnknown,
  });
  return {
    ...link,
    levelCodes: levels.filter((code) => input.levelCodes.includes(code)),
    sort: input.sort ?? row?.sort ?? lastPlace(input.projectId),
    lastCheck: row && isSameTarget(row, link) ? row.lastCheck : null,
  };
}
