import { z } from 'zod';
import { BulkResult, bulkIds, matching } from './bulk';
import { id, version } from './common';
import { defineEndpoint, type Endpoint, type Method } from './endpoint';
import type { ErrorCode } from './error-codes';
import { Job } from './job';
import { newOrder, versioned, versionQuery } from './setting';

type Shape = z.core.$ZodLooseShape;

type Parts<Item, List, Query, Input, Filter, Change, Scope> = {
  /** Singular and plural name in summaries. */
  names: readonly [one: string, several: string];
  item: Item;
  list?: List;
  /** Query of the list; left out if the list has no pages. */
  query?: Query;
  /** Body of create and update. */
  input?: Input;
  /** Filter of actions on all matching rows. */
  filter?: Filter;
  /** Body of bulk actions. */
  change?: Change;
  /** Which rows are reordered together, if not all are. */
  scope?: Scope;
};

/** Adds `version` to an input and keeps its refinements. */
const withVersion = <Input extends Shape>(input: z.ZodObject<Input>) =>
  // The compiler cannot know that no input has a `version` field.
  input.safeExtend({ version } as never) as unknown as z.ZodObject<
    z.core.util.Extend<Input, { version: typeof version }>
  >;

const withErrors = (endpoint: Endpoint, more: readonly ErrorCode[] = []): Endpoint => ({
  ...endpoint,
  errors: [...(endpoint.errors ?? []), ...more],
});

/**
 * Defines the calls of an entity.
 *
 * @param path path of the list; a single entity has the path `path/:id`
 */
export function resource<
  const Path extends string,
  Item extends z.ZodType,
  List extends z.ZodType = z.ZodNever,
  Query extends z.ZodType | undefined = undefined,
  Input extends Shape = Shape,
  Filter extends z.ZodType = z.ZodNever,
  Change extends Shape = Shape,
  // biome-ignore lint/complexity/noBannedTypes: a scope that is left out adds nothing
  Scope extends Shape = {},
>(path: Path, parts: Parts<Item, List, Query, z.ZodObject<Input>, Filter, Change, Scope>) {
  const [one, several] = parts.names;
  const anyOne = `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
  const { item } = parts;
  const needed = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error(`${path}: a schema that this call needs is missing`);
    return part;
  };

  /** Defines a call at `path` + `below`. */
  const call = <
    const M extends Method,
    const Below extends string,
    const Rest extends Omit<Endpoint, 'method' | 'path'>,
  >(
    method: M,
    below: Below,
    rest: Rest,
  ) => defineEndpoint({ method, path: `${path}${below}` as const, ...rest });

  /**
   * Defines an action on one entity, `POST path/:id/name`.
   * @param more body fields besides the version
   * @param errors error codes besides those that all calls share
   */
  // biome-ignore lint/complexity/noBannedTypes: nothing more
  const act = <const Name extends string, More extends Shape = {}>(
    name: Name,
    summary: string,
    more?: More,
    errors?: readonly ErrorCode[],
  ) => call('POST', `/:id/${name}`, { summary, body: versioned.extend((more ?? {}) as More), data: item, errors });

  const usual = {
    list: (note: string) =>
      call('GET', '', {
        summary: `${parts.query ? 'A page of' : 'All'} ${several}${note}`,
        query: parts.query as Query,
        data: needed(parts.list),
      }),
    get: (note: string) => call('GET', '/:id', { summary: `One ${one}${note}`, data: item }),
    create: (note: string) =>
      call('POST', '', { summary: `Add ${anyOne}${note}`, body: needed(parts.input), data: item }),
    update: (note: string) =>
      call('PUT', '/:id', {
        summary: `Replace what is written of ${anyOne}${note}`,
        body: withVersion(needed(parts.input)),
        data: item,
      }),
    enable: (note: string) => act('enable', `Enable ${anyOne}${note}`),
    disable: (note: string) => act('disable', `Disable ${anyOne}${note}`),
    reorder: (note: string) =>
      call('PUT', '/order', {
        summary: `Put all ${several}${note} into an order; 409 with the ids in their present order when \`base\` is another one, or \`ids\` are not the same rows`,
        body: newOrder.extend((parts.scope ?? {}) as Scope),
        data: z.null(),
      }),
    remove: (note: string, isForGood = false) =>
      call('DELETE', '/:id', {
        summary: `Delete ${anyOne}${note}. ${isForGood ? 'Cannot be undone' : 'Can be undone by restore'}`,
        query: versionQuery,
        data: z.null(),
      }),
    restore: (note: string) =>
      act(
        'restore',
        `Restore a deleted ${one}; \`version\` is the one that the deletion was asked with, plus one${note}`,
      ),
    restoreAll: (note: string) =>
      call('POST', '/restore', {
        summary: `Undo the deletion of several ${several}, picked or by a job of the operator, each as far as it can be; 404 for another job${note}`,
        body: z.union([z.object({ ids: bulkIds }), z.object({ jobId: id })]),
        data: BulkResult,
        errors: ['NOT_FOUND'],
      }),
    bulk: (note: string) =>
      call('POST', '/bulk', {
        summary: `An action on picked ${several}, answered at once; 200 even where some or all of them are refused${note}`,
        body: z.object({ ids: bulkIds }).extend(needed(parts.change)),
        data: BulkResult,
      }),
    bulkMatching: (note: string) =>
      call('POST', '/bulk-matching', {
        summary: `An action on all ${several} that match a filter, as a job${note}`,
        body: matching(needed(parts.filter)).extend(needed(parts.change)),
        data: Job,
      }),
  };
  type Usual = typeof usual;

  /**
   * Defines the standard calls that `notes` names.
   * @param notes text appended to the summary of each call, '' for none
   * @param errors error codes of each call besides those that all calls share
   */
  const usualCalls = <const Notes extends { [Name in keyof Usual]?: string }>(
    notes: Notes,
    errors: { [Name in keyof Notes]?: readonly ErrorCode[] } = {},
  ) =>
    Object.fromEntries(
      Object.entries(notes).map(([name, note]) => [
        name,
        withErrors(usual[name as keyof Usual](note as string, !('restore' in notes)), errors[name as keyof Notes]),
      ]),
    ) as unknown as { [Name in keyof Notes & keyof Usual]: ReturnType<Usual[Name]> };

  return { usualCalls, act, call };
}
