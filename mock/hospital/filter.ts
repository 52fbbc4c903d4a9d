import type { z } from 'zod';
import type { Hospital, HospitalFilter } from '../../src/contract/hospital';
import { createKeywordMatcher } from '../../src/domain/fold';
import { state } from '../state';
import { filterBy, type Matchers, sortBy } from '../store/list';
import { compareSort } from '../store/reorder';
import { createHospitalPresenter } from './table';

type Filter = z.output<typeof HospitalFilter>;

const matchers: Matchers<Hospital, Filter> = {
  keyword: (keyword) => {
    const isFound = createKeywordMatcher(keyword);
    return ({ name, shortName, orgCode }) => isFound(name, shortName, orgCode);
  },
  level: (level) => (hospital) => hospital.level === level,
  nature: (nature) => (hospital) => hospital.nature === nature,
  kind: (kind) => (hospital) => hospital.kind === kind,
  regionCode: (code) => {
    // 440000 is a province and 440300 a city: codes of their districts start with 44 and 4403.
    const prefix = code.replace(/(00){1,2}$/, '');
    return (hospital) => hospital.regionCode.startsWith(prefix);
  },
  projectId: (id) => (hospital) => hospital.projectIds.includes(id),
  importId: (id) => {
    const written = new Set(state().imports.find((one) => one.id === id)?.writtenIds);
    return (hospital) => written.has(hospital.id);
  },
  status: (status) => (hospital) => hospital.status === status,
};

/** All hospitals that match a list request, in the order set by operators unless sorted otherwise. */
export function findHospitals(filter: Filter, sort = 'sort'): Hospital[] {
  const found = filterBy(state().world.hospitals.map(createHospitalPresenter()), matchers, filter);
  return sort === 'sort' ? found.sort(compareSort) : sortBy(found, sort);
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all hospitals that match a filter, without the deselected ones. */
export function getMatchingHospitalIds({ filter, excludedIds, sort }: Matching) {
  const excluded = new Set(excludedIds);
  return findHospitals(filter, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
