import type { HospitalReach } from '../../src/contract/hospital';
import { projectTable } from '../project/table';
import { state } from '../state';

/** Number of the active hospitals among `ids`, and of the published projects with at least one of them. */
export function getReach(ids: readonly string[]): HospitalReach {
  const asked = new Set(ids);
  const active = state().world.hospitals.filter(({ id, status }) => asked.has(id) && status === 'active');
  const shown = new Set(active.map(({ id }) => id));
  const published = projectTable
    .rows()
    .filter(({ status, hospitalIds }) => status === 'published' && hospitalIds.some((id) => shown.has(id)));
  return { activeCount: active.length, publishedProjectCount: published.length };
}
