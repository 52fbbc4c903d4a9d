import { z } from 'zod';
import { id, instant, urlQuery, version } from './common';
import { personalFilters } from './limits/personal-filters';
import { sort as sortLimit } from './limits/sort';
import {
  Project,
  ProjectCopy,
  ProjectFilter,
  ProjectInput,
  ProjectList,
  ProjectOption,
  ProjectQuery,
  PublishGate,
} from './project-list';
import { resource } from './resource';
import { sort } from './setting';

/** Bulk actions on projects. A row that would be refused with 422 is a failed row with its reason. */
export const ProjectBulkAction = z.discriminatedUnion('action', [
  z.object({
    action: z.enum([
      /** Publish. */
      'publish',
      /** Pause; nobody can start. */
      'pause',
    ]),
  }),
  z.object({ action: z.literal('setCategory'), categoryId: id.describe('An enabled category') }),
  z.object({ action: z.literal('setSort'), sort }),
]);
export type ProjectBulkAction = z.infer<typeof ProjectBulkAction>;

const projects = resource('/projects', {
  names: ['project', 'projects'],
  item: Project,
  list: ProjectList,
  query: urlQuery(ProjectQuery, personalFilters.project),
  input: ProjectInput,
  filter: ProjectFilter,
  change: { change: ProjectBulkAction },
});

const refusals =
  '422 on name where it is taken, on what names nothing, or newly names what is not active, enabled or published: what it has already may stay';
const gate = '403 PROJECT_NOT_READY with what is missing while the publish gate does not hold';
const moves = '403 PROJECT_STATUS from any other status';

export const projectApi = {
  ...projects.usualCalls({
    list: ', changed last first unless sorted otherwise',
    get: '',
    create: `, a draft. ${refusals}`,
    update: `; also the autosave of a draft, asked for only where something differs: the same content makes no new version. What is published or paused changes for members at once; then ${gate}. ${refusals}; 403 PROJECT_STATUS for an archived one`,
    remove: '; 403 PROJECT_STATUS for any but a draft, 403 PROJECT_HAS_RECORDS for one with records',
    restore: '; 422 on name where it is taken by now',
    reorder: '',
    bulk: '',
    bulkMatching: '',
  }),
  search: projects.call('POST', '/search', {
    summary: 'The same page of projects, for a keyword, which may not stand in a URL',
    body: ProjectQuery,
    data: ProjectList,
  }),
  order: projects.call('GET', '/order', {
    summary:
      'All projects that are not finished or archived, in the order that members see them in: to move one. A page has not all',
    data: z.array(ProjectOption).max(sortLimit.maxRows),
  }),
  setListing: projects.call('PUT', '/:id/listing', {
    summary: 'Change how lists show a project, and nothing that its own page shows; whatever its status',
    body: Project.pick({ isRecommended: true, sort: true }).extend({ version }),
    data: Project,
  }),
  publishGate: projects.call('GET', '/:id/publish-gate', {
    summary: 'What still keeps a project from being published; nothing for one that can be',
    data: PublishGate,
  }),
  publish: projects.act('publish', `Publish a draft, open to members from then on; ${moves}. ${gate}`),
  pause: projects.act('pause', `Pause a published project, in which nobody can begin any more; ${moves}`),
  resume: projects.act('resume', `Resume a paused project; ${moves}. ${gate}`),
  finish: projects.act('finish', `Finish a published or paused project; ${moves}. Records go on being worked on`),
  reopen: projects.act(
    'reopen',
    `Reopen a finished project; ${moves}. 422 on endAt where it is not in the future. ${gate}`,
    {
      endAt: instant.nullable().describe('Its new end; null: without one'),
    },
  ),
  archive: projects.act('archive', `Archive a finished project for good; ${moves}`),
  copy: projects.call('POST', '/:id/copy', {
    summary:
      'Add a draft that is like this project, with its follow-up plan, its links, its result hints and its quiz as a draft, without records and without a schedule that is over; its name says in the members’ language that it is a copy, numbered where that is taken',
    data: ProjectCopy,
  }),
};

export const projectOptionsApi = {
  list: projects.call('GET', '/options', {
    summary: 'All projects, for a form or filter to choose from',
    data: z.array(ProjectOption),
  }),
};
