import { Hospital, HospitalListed } from '../../src/contract/hospital';
import type { reachedStages } from '../../src/contract/limits/record';
import { maskName } from '../../src/domain/mask';
import { hasReached } from '../../src/domain/record-status';
import { createMasking, logMasks } from '../personal';
import type { ProjectRow } from '../project/fixtures';
import { projectTable } from '../project/table';
import { state } from '../state';
import type { Table } from '../store/update';
import type { HospitalRow } from './fixtures';

/** Returns a function that gives the number of a hospital's records that have reached a stage. */
function countReached(stage: (typeof reachedStages)[number]) {
  const counts = new Map<string, number>();
  for (const record of state().world.records) {
    const { hospitalId } = record;
    if (hospitalId !== null && hasReached(stage, record)) counts.set(hospitalId, (counts.get(hospitalId) ?? 0) + 1);
  }
  return (id: string) => counts.get(id) ?? 0;
}

/** Returns a function that lists the projects of a hospital, in project order. */
export function createProjectFinder(): (id: string) => readonly ProjectRow[] {
  const byHospital = new Map<string, ProjectRow[]>();
  for (const project of projectTable.rows()) {
    for (const id of project.hospitalIds) byHospital.set(id, [...(byHospital.get(id) ?? []), project]);
  }
  return (id) => byHospital.get(id) ?? [];
}

const mask = createMasking(Hospital);

/** Converts hospitals to their API form, with derived fields and a masked contact. */
export function createHospitalPresenter(): (row: HospitalRow) => Hospital {
  const getProjects = createProjectFinder();
  const [referred, enrolled] = [countReached('referred'), countReached('enrolled')];
  return (row) => {
    const projects = getProjects(row.id);
    return {
      ...mask(row),
      projectIds: projects.map(({ id }) => id),
      projectCount: projects.length,
      publishedProjectCount: projects.filter(({ status }) => status === 'published').length,
      referredCount: referred(row.id),
      enrolledCount: enrolled(row.id),
    };
  };
}

export const toHospital = (row: HospitalRow) => createHospitalPresenter()(row);

/** Hospital as a list item. */
export const toListed = ({ contactName, ...hospital }: Hospital): HospitalListed => ({
  ...hospital,
  contactNameMasked: contactName && maskName(contactName),
});

export const hospitalTable: Table<HospitalRow, Hospital> = {
  entityType: 'hospital',
  rows: () => state().world.hospitals,
  toDto: toHospital,
  labelOf: ({ name }) => name,
  masks: logMasks(HospitalListed),
};
