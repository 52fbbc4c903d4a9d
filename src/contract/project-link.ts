import { z } from 'zod';
import { BulkResult } from './bulk';
import { id, imageUrl, instant, uploadUrl, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import {
  projectLink as limit,
  linkCheckReasons,
  linkCheckStates,
  projectLinkPositions,
  projectLinkStatuses,
  projectLinkTypes,
} from './limits/project-link';
import { level } from './limits/quiz';
import { linkFields } from './link';
import { resource } from './resource';
import { auditFields, sort, text } from './setting';
import { UploadedFile } from './upload';

const editableFields = z.object({
  projectId: id.describe('Never changes; 422 for another'),
  title: text(limit.maxTitleLength).describe('Unique in the project, whatever the case and width of its letters'),
  linkType: z
    .enum(projectLinkTypes)
    .describe(
      'What it leads to, and what it needs for that; all else is null. article: an article of an official account, url; h5: a web page, url; miniProgram: another mini program, appId and path, query if wanted; mpPage: a page of this one, path, query if wanted; video: url; file: a PDF, fileUrl; phone: phone',
    ),
  ...linkFields,
  fileUrl: uploadUrl.nullable().describe('A PDF of at most 20 MB, as an upload answers it'),
  iconUrl: imageUrl.nullable().describe('Of the upload purpose linkIcon'),
  position: z
    .enum(projectLinkPositions)
    .describe(
      'Where members see it. detail: on the project’s page; result: beside the result; afterSubmit: before it, once they have handed in',
    ),
  levelCodes: z
    .array(text(level.maxCodeLength))
    .max(limit.maxLevelCodes)
    .describe(
      'Levels of the project’s published quiz, or of its draft where none is published, that it is shown for, without repeats; none: for all',
    ),
  sort,
  status: z.enum(projectLinkStatuses).describe('enabled: members see it; disabled: they do not'),
  validFrom: instant.nullable().describe('Shown from here on; null: at once'),
  validTo: instant.nullable().describe('After validFrom, no longer shown from here on; null: without end'),
});

/** A link that a project shows to members (docs/domain.md 6.4). */
export const ProjectLink = editableFields.extend({
  id,
  file: UploadedFile.nullable().describe('What fileUrl is; null where it is null'),
  clickCount: z.int().nonnegative().describe('Times that members followed it'),
  lastCheck: z
    .object({
      state: z
        .enum(linkCheckStates)
        .describe(
          'reachable: the target answered; refused: it answered that it is not there or not for members; timedOut: it did not answer; invalid: it is none that members could open',
        ),
      reason: z
        .enum(linkCheckReasons)
        .nullable()
        .describe(
          'Why; null for reachable. malformed: it is none of its type (invalid); notFound: there is nothing there, forbidden: it is not for members, fileGone: there is no such file any more (refused); noAnswer: nobody answered in time (timedOut)',
        ),
      /** When its target was checked. */
      checkedAt: instant,
    })
    .nullable()
    .describe('Of the target as it is now; null: not checked, or not since it changed'),
  ...auditFields,
  version,
});
export type ProjectLink = z.infer<typeof ProjectLink>;

export const ProjectLinkInput = editableFields
  .extend({ sort: sort.optional().describe('Left out: where it is, or after all others of its project') })
  .refine(
    ({ validFrom, validTo }) => validFrom === null || validTo === null || Date.parse(validFrom) < Date.parse(validTo),
    { path: ['validTo'] },
  );
export type ProjectLinkInput = z.input<typeof ProjectLinkInput>;

/** `data` of a refused deletion: the result hints that open the link. */
export const BlockedByHints = z.object({
  /** The hints that open it. */
  blockedBy: z
    .array(
      z.object({
        id,
        /** Name of the hint. */
        name: z.string(),
      }),
    )
    .min(1),
});
export type BlockedByHints = z.infer<typeof BlockedByHints>;

/** Result of copying a link to other projects. */
export const ProjectLinkCopies = BulkResult.extend({
  dropped: z
    .array(
      z.object({
        projectId: id,
        projectName: z.string(),
        /** Result levels that the other project does not have; the copy is not bound to them. */
        levelCodes: z.array(z.string()).min(1),
      }),
    )
    .describe('Projects whose quiz lacks some of its levels, and which; without all of them the copy is for all'),
});
export type ProjectLinkCopies = z.infer<typeof ProjectLinkCopies>;

const links = resource('/project-links', {
  names: ['project link', 'project links'],
  item: ProjectLink,
  input: ProjectLinkInput,
  scope: { projectId: id },
});

const rules =
  '422 on what its type needs or does not allow, on a title that the project has already, on an unknown level';
const archived = '403 PROJECT_STATUS where the project is archived';
const full = `403 PROJECT_LINKS_FULL where the project has ${limit.maxPerProject}`;

export const projectLinkListApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/projects/:id/links',
    summary: 'All links of a project, in their order',
    data: z.array(ProjectLink).max(limit.maxPerProject),
  }),
};

export const projectLinkApi = {
  ...links.usualCalls(
    {
      get: '',
      create: `. ${rules}; ${full}; ${archived}`,
      update: `; another target is not checked yet. ${rules}; ${archived}`,
      enable: `; ${archived}`,
      disable: `; ${archived}`,
      remove: `; 403 PROJECT_LINK_IN_USE with blockedBy while a result hint opens it; ${archived}`,
      restore: `. 422 on title where it is taken by now; ${full}; ${archived}`,
      reorder: ` of a project that is not archived`,
    },
    {
      create: ['PROJECT_LINKS_FULL', 'PROJECT_STATUS'],
      update: ['PROJECT_STATUS'],
      enable: ['PROJECT_STATUS'],
      disable: ['PROJECT_STATUS'],
      remove: ['PROJECT_LINK_IN_USE', 'PROJECT_STATUS'],
      restore: ['PROJECT_LINKS_FULL', 'PROJECT_STATUS'],
      reorder: ['PROJECT_STATUS'],
    },
  ),
  copy: links.call('POST', '/:id/copy', {
    summary:
      'Add the same link, disabled, to other projects, for those of its levels that their quizzes have; those that are archived, have one of its title, or no room, are failed rows by the project’s id',
    body: z.object({
      /** The target projects. */
      projectIds: z.array(id).min(1).max(limit.maxCopies),
    }),
    data: ProjectLinkCopies,
  }),
};

export const projectLinkCheckApi = {
  check: links.call('POST', '/check', {
    summary:
      'Check by a job whether the targets of links answer; each keeps what was found as its lastCheck, and those that do not are failed rows. Phones are checked by their form. 422 on ids of more than one project',
    body: z.object({ ids: z.array(id).min(1).max(limit.maxPerProject).describe('Of one project') }),
    data: Job,
  }),
};
