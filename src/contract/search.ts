import { z } from 'zod';
import { id } from './common';
import { defineEndpoint } from './endpoint';
import { search as limit, searchKinds } from './limits/search';

/** A search result, found by its number or by a name that is not a person's. */
export const FoundThing = z.object({
  /** Kind of the result. */
  kind: z.enum(searchKinds),
  id,
  no: z.string().describe('Number or code: memberNo, recordNo, reportNo, followNo, projectNo, code, linkCode'),
  label: z
    .string()
    .max(64)
    .nullable()
    .describe(
      'The name of a project, channel or link; else that of the person, masked as `patientNameMasked` of a record is',
    ),
  sub: z.string().nullable().describe('The project of a record, report or follow-up, the channel of a link'),
  status: z.string().describe('That of its kind'),
});
export type FoundThing = z.infer<typeof FoundThing>;

/** Search results of all kinds. */
export const Found = z.object({
  /** Results, best first, with kinds in the order of the enum. */
  things: z.array(FoundThing).max(searchKinds.length * limit.maxPerKind),
  totals: z.record(z.enum(searchKinds), z.int().nonnegative()).describe('How many of each kind there are in all'),
});
export type Found = z.infer<typeof Found>;

export const searchApi = {
  find: defineEndpoint({
    method: 'POST',
    path: '/search',
    summary: `Things of all kinds by any part of their number or code, projects, channels and links also by a part of their name; in any case and width, and numbers with whatever space between their signs. Names and phone numbers of people find nothing. At most ${limit.maxPerKind} of a kind, the best first, kinds in the order of the enum. A POST, so that nothing typed stands in a URL`,
    body: z.object({
      /** A number or code, or a part of a name. */
      text: z.string().trim().min(limit.minTextLength).max(limit.maxTextLength),
    }),
    data: Found,
  }),
};
