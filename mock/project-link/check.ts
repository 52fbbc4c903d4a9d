import type { z } from 'zod';
import { projectLink as limit } from '../../src/contract/limits/project-link';
import type { ProjectLinkInput } from '../../src/contract/project-link';
import { isSameTarget } from '../../src/domain/link/parts';
import { getNextSort } from '../../src/domain/next-place';
import { isTitleTaken } from '../../src/domain/project-link/title';
import { Fault } from '../fault';
import { checkLink, toStoredLink } from '../link/check';
import { linkMessages } from '../link/messages';
import { type Message, messages } from '../messages';
import { projectMessages } from '../project/messages';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import { findPaper } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';
import { projectLinkTable } from './table';

export type Input = z.output<typeof ProjectLinkInput>;

const getLinks = (project: string) => projectLinkTable.rows().filter(({ projectId }) => projectId === project);

/** Codes of a project's result levels, from its published quiz, otherwise its draft. */
export function getLevelCodes(project: string): string[] {
  const versions = state().world.quizzes.filter(({ projectId }) => projectId === project);
  const quiz = (['published', 'draft'] as const)
    .map((wanted) => versions.find(({ status }) => status === wanted))
    .find((version) => version !== undefined);
  return quiz?.resultLevels.flatMap(({ code, dimensionId }) => (dimensionId === null ? [code] : [])) ?? [];
}

/** @throws Fault 403 for an archived project, 422 for an unknown one */
export function checkOpen(projectId: string) {
  const project = projectTable.rows().find(({ id }) => id === projectId);
  if (!project) refuse({ projectId: messages.projectUnknown });
  if (project?.status === 'archived') throw new Fault(projectMessages.projectStatus);
}

/** @throws Fault 403 if the project has the maximum number of links */
export function checkLinkCount(projectId: string) {
  if (getLinks(projectId).length >= limit.maxPerProject) throw new Fault(projectLinkMessages.projectLinksFull);
}

type Named = Pick<ProjectLinkRow, 'projectId' | 'title'>;

/** Error of a link title that is taken within the project. */
export function checkTitle({ projectId, title }: Named, ownId?: string): Message | undefined {
  return isTitleTaken(title, getLinks(projectId), ownId) ? projectLinkMessages.linkTitleTaken : undefined;
}

export const getLastSort = (projectId: string) => getNextSort(getLinks(projectId).map(({ sort }) => sort));

/** @throws Fault 422 with the errors by field */
export function toLinkFields(input: Input, row?: ProjectLinkRow) {
  const levels = getLevelCodes(input.projectId);
  const link = toStoredLink(input);
  refuse({
    ...checkLink(input),
    projectId: row && row.projectId !== input.projectId ? projectLinkMessages.projectFixed : undefined,
    title: checkTitle(input, row?.id),
    ...(link.fileUrl && !findPaper(link.fileUrl) && { fileUrl: linkMessages.fileUnknown }),
    levelCodes: input.levelCodes.every((code) => levels.includes(code))
      ? undefined
      : projectLinkMessages.linkLevelUnknown,
  });
  return {
    ...link,
    levelCodes: levels.filter((code) => input.levelCodes.includes(code)),
    sort: input.sort ?? row?.sort ?? getLastSort(input.projectId),
    lastCheck: row && isSameTarget(row, link) ? row.lastCheck : null,
  };
}
