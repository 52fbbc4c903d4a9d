import type { Project } from '../../src/contract/project-list';
import type { ProjectAction } from '../../src/domain/project/status';

type Move = { action: ProjectAction; at: number };

/** Status changes of a generated project since its creation. Their `at` is in milliseconds. */
export function buildMoves(
  { status, publishedAt, endAt }: Pick<Project, 'status' | 'publishedAt' | 'endAt'>,
  now: number,
): Move[] {
  if (publishedAt === null) return [];
  const published = Date.parse(publishedAt);
  const between = (from: number) => Math.round((from + now) / 2);
  const publish: Move = { action: 'publish', at: published };
  if (status === 'published') return [publish];
  if (status === 'paused') return [publish, { action: 'pause', at: between(published) }];
  const finish: Move = { action: 'finish', at: endAt === null ? between(published) : Date.parse(endAt) };
  return status === 'finished' ? [publish, finish] : [publish, finish, { action: 'archive', at: between(finish.at) }];
}
