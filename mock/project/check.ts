import type { z } from 'zod';
import { project as limit } from '../../src/contract/limits/project';
import type { ProjectInput } from '../../src/contract/project-list';
import { isVisibleCategory } from '../../src/domain/category/tree';
import { fold } from '../../src/domain/fold';
import { getNextSort } from '../../src/domain/next-place';
import { isServicePhone, normalizeServicePhone } from '../../src/domain/validation/service-phone';
import { type Message, messages } from '../messages';
import { refuse } from '../refuse';
import { checkRichText } from '../rich-text';
import { state } from '../state';
import type { ProjectRow } from './fixtures';
import { projectMessages } from './messages';
import { projectTable } from './table';

export type Input = z.output<typeof ProjectInput>;

/** Whether another project has this name, ignoring case and character width. */
export const isNameTaken = (name: string, ownId?: string) =>
  projectTable.rows().some((row) => row.id !== ownId && fold(row.name) === fold(name));

/** Why a project cannot move to a category; it may stay in its current one. */
export function checkCategory(categoryId: string | null, row?: ProjectRow): Message | undefined {
  if (categoryId === null || categoryId === row?.categoryId) return undefined;
  const { categories } = state().world;
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return projectMessages.categoryUnknown;
  return isVisibleCategory(categories, category) ? undefined : projectMessages.categoryDisabled;
}

function checkHospitals(ids: readonly string[], row?: ProjectRow): Message | undefined {
  const added = ids.filter((id) => !row?.hospitalIds.includes(id));
  const found = added.map((id) => state().world.hospitals.find((one) => one.id === id));
  if (found.includes(undefined)) return projectMessages.hospitalUnknown;
  return found.some((one) => one?.status !== 'active') ? projectMessages.hospitalNotActive : undefined;
}

function checkTemplate(templateId: string | null, row?: ProjectRow): Message | undefined {
  if (templateId === null || templateId === row?.agreementTemplateId) return undefined;
  const template = state().world.agreementTemplates.find(({ id }) => id === templateId);
  if (!template) return projectMessages.templateUnknown;
  return template.status === 'published' ? undefined : projectMessages.templateNotPublished;
}

/** Removes duplicates that differ only in case or character width. */
const removeDuplicates = (words: readonly string[]) => [
  ...new Map(words.toReversed().map((word) => [fold(word), word])).values(),
];

/** @throws Fault 422 with the errors by field */
export function toProjectFields(input: Input, row?: ProjectRow) {
  const { name, type, contactPhone } = input;
  refuse({
    name: isNameTaken(name, row?.id) ? projectMessages.projectNameTaken : undefined,
    type: row && row.publishedAt !== null && row.type !== type ? projectMessages.typeFixed : undefined,
    categoryId: checkCategory(input.categoryId, row),
    content: input.content === null ? undefined : checkRichText(input.content, limit.maxContentLength),
    hospitalIds: checkHospitals(input.hospitalIds, row),
    agreementTemplateId: checkTemplate(input.agreementTemplateId, row),
    contactPhone: contactPhone !== null && !isServicePhone(contactPhone) ? messages.phoneInvalid : undefined,
  });
  return {
    ...input,
    hospitalIds: [...new Set(input.hospitalIds)],
    keywords: removeDuplicates(input.keywords).toReversed(),
    followUpPlan: [...new Set(input.followUpPlan)],
    contactPhone: contactPhone && normalizeServicePhone(contactPhone),
    sort: input.sort ?? row?.sort ?? getLastSort(),
  };
}

export const getLastSort = () => getNextSort(projectTable.rows().map(({ sort }) => sort));
