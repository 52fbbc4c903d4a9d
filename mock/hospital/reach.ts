import type { HospitalReach } from '../../src/contract/hospital';
import { state } from '../state';

/** What members see of the active ones among hospitals. */
export function reachOf(ids: readonly string[]): HospitalReach {
  const asked = new Set(ids);
  const { hospitals, projects } = state().world;
  const active = hospitals.filter(({ id, status }) => asked.has(id) && status === 'active');
  const shownIn = new Set(active.flatMap(({ projectIds }) => projectIds));
  const published = projects.filter(({ id, status }) => status === 'published' && shownIn.has(id));
  return { activeCount: active.length, publishedProjectCount: published.length };
}
